import { numberFields, parsedJson } from '../jsonFields';
import { type Format, found, told } from '../told';
import type { Trouble } from '../types';

const US_PER_S = 1e6;
const ms = (us: number | null): number | null => (us === null ? null : us / 1000);

/** What a script of wrk writes at its `done`: requests, errors and latencies in µs. It does not say the connections. */
export const wrkJson: Format = {
  recognises: (text) => /"latency_us"\s*:/.test(text) && /"duration_us"\s*:/.test(text),
  read: (file) => {
    const parsed = parsedJson(file);
    if ('trouble' in parsed) return found({ troubles: [parsed.trouble] });
    const troubles: Trouble[] = [];
    const { required, optional } = numberFields(parsed.value, file.name, troubles);
    const requests = required('requests');
    const durationUs = required('duration_us');
    const seconds = durationUs === null ? null : durationUs / US_PER_S;
    const of = (kind: string) => optional('errors', kind) ?? 0;
    // wrk counts an answer with a bad status among the requests, what it got no answer to apart.
    const refused = of('status');
    const unanswered = of('connect') + of('read') + of('write') + of('timeout');
    const percentile = (name: string) => ms(optional('latency_us', 'percentiles', name));
    const perSecond = (count: number) => (seconds ? count / seconds : null);
    const level = told(file.name, 'wrk', {
      throughputPerSecond: requests === null ? null : perSecond(requests - refused),
      errorsPerSecond: perSecond(refused + unanswered),
      responseMs: {
        mean: ms(required('latency_us', 'mean')),
        p50: percentile('50'),
        p90: percentile('90'),
        p95: percentile('95'),
        p99: percentile('99'),
      },
      maxMs: ms(optional('latency_us', 'max')),
      seconds,
      requests,
    });
    return found({ levels: [level], troubles });
  },
};
