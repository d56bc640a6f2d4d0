import { consoleLevel } from '../consoleFields';
import { jsonLevel, per, times } from '../jsonFields';
import { timeIn } from '../table/units';
import { epochSeconds } from '../time';
import { senderOf } from './vegetaSender';

const S_OF_NS = 1e-9;
const MS_OF_NS = 1e-6;

/** `vegeta report -type=json`: ns. Throughput counts successes until the last answer. */
export const vegetaJson = jsonLevel(
  'vegeta',
  [/"latencies"\s*:/, /"status_codes"\s*:/],
  ({ required, optional, text }) => {
    const requests = required('requests');
    const attackS = times(required('duration'), S_OF_NS);
    const seconds = attackS === null ? null : attackS + (optional('wait') ?? 0) * S_OF_NS;
    const good = requests === null ? null : requests * (optional('success') ?? 1);
    const ms = (name: string) => times(optional('latencies', name), MS_OF_NS);
    const mean = times(required('latencies', 'mean'), MS_OF_NS);
    return {
      ...senderOf({ requests, attackSeconds: attackS, meanMs: mean }),
      throughputPerSecond: per(good, seconds),
      errorsPerSecond: per(requests === null || good === null ? null : requests - good, seconds),
      responseMs: { mean, p50: ms('50th'), p90: ms('90th'), p95: ms('95th'), p99: ms('99th') },
      maxMs: ms('max'),
      seconds,
      requests,
      beginSeconds: epochSeconds(text('earliest')),
      endSeconds: epochSeconds(text('latest')),
    };
  },
);

/** Times of a line such as "1.908ms, 35.707ms", in ms. */
const listMs = (text: string): (number | null)[] => text.split(',').map((text) => timeIn(text));

/** What `vegeta report` prints. */
export const vegetaText = consoleLevel(
  'vegeta',
  [/^Requests\s+\[total, rate/m, /^Latencies\s+\[/m],
  { once: /^Requests\s+\[total, rate/m },
  ({ required, text, optional }) => {
    const requests = required('Requests, total', /^Requests\s+\[[^\]]*\]\s+([\d.]+)/);
    const [totalMs = null, attackMs = null] = listMs(text(/^Duration\s+\[[^\]]*\]\s+(.*\S)/));
    const names = text(/^Latencies\s+\[([^\]]*)\]/)
      .split(',')
      .map((name) => name.trim());
    const values = listMs(text(/^Latencies\s+\[[^\]]*\]\s+(.*\S)/));
    const ms = (name: string) => values[names.indexOf(name)] ?? null;
    const percent = optional('Success', /^Success\s+\[ratio\]\s+([\d.]+)%/) ?? 100;
    const good = requests === null ? null : (requests * percent) / 100;
    const seconds = times(totalMs, 1e-3);
    return {
      ...senderOf({ requests, attackSeconds: times(attackMs, 1e-3), meanMs: ms('mean') }),
      throughputPerSecond:
        per(good, seconds) ??
        required('Requests, throughput', /^Requests\s+\[[^\]]*\]\s+\S+ \S+ ([\d.]+)/),
      errorsPerSecond: per(requests === null || good === null ? null : requests - good, seconds),
      responseMs: { mean: ms('mean'), p50: ms('50'), p90: ms('90'), p95: ms('95'), p99: ms('99') },
      maxMs: ms('max'),
      seconds,
      requests,
    };
  },
);
