import { consoleLevel } from '../consoleFields';
import { timeIn } from '../table/units';
import { k6Level } from './k6Level';

/** What stands above the times: how newer versions head their summaries, and what older ones tell first. */
const BEGINS = [
  /^\s*execution: (?:local|cloud)/m,
  /^\s*█ TOTAL RESULTS/m,
  /^\s*HTTP\s*$/m,
  /^\s*(?:✓ |✗ )?checks\.*\s*:/m,
  /^\s*data_received\.*\s*:/m,
];

/** The summary that k6 prints at the end of a test. */
export const k6Console = consoleLevel(
  'k6',
  [/^\s*(?:✓ |✗ )?http_req_duration\.*\s*:/m, /^\s*http_reqs\.*\s*:/m],
  { once: /^\s*(?:✓ |✗ )?http_req_duration\.*\s*:/m, begins: BEGINS },
  ({ required, text, all }) => {
    const line = (name: string) => text(new RegExp(`^\\s*(?:✓ |✗ )?${name}\\.*\\s*:\\s*(.*)$`));
    const part = (name: string, key: string) =>
      timeIn(
        line(name)
          .split(/\s+/)
          .find((one) => one.startsWith(`${key}=`))
          ?.slice(key.length + 1) ?? '',
      );
    const count = (name: string) => Number(/^([\d.]+)/.exec(line(name))?.[1] ?? Number.NaN);
    const rate = (name: string) => Number(/([\d.]+)\/s/.exec(line(name))?.[1] ?? Number.NaN);
    const finite = (value: number) => (Number.isFinite(value) ? value : null);
    const failed = finite(Number(/([\d.]+)%/.exec(line('http_req_failed'))?.[1] ?? Number.NaN));
    const vus = (key: string) =>
      finite(Number(new RegExp(`${key}=(\\d+)`).exec(line('vus'))?.[1] ?? Number.NaN));
    const perSecond =
      finite(rate('http_reqs')) ?? required('http_reqs', /^\s*http_reqs.*\s([\d.]+)\/s/);
    return k6Level({
      requests: finite(count('http_reqs')),
      requestsPerSecond: perSecond,
      failedShare: failed === null ? null : failed / 100,
      iterationsPerSecond: finite(rate('iterations')),
      iterationMs: part('iteration_duration', 'avg'),
      dropped:
        all(/^\s*(dropped_iterations)/).length > 0 ? finite(count('dropped_iterations')) : null,
      vus: { least: vus('min'), most: vus('max') },
      runMs: null,
      responseMs: {
        mean: part('http_req_duration', 'avg'),
        p50: part('http_req_duration', 'med'),
        p90: part('http_req_duration', 'p(90)'),
        p95: part('http_req_duration', 'p(95)'),
        p99: part('http_req_duration', 'p(99)'),
      },
      maxMs: part('http_req_duration', 'max'),
    });
  },
);
