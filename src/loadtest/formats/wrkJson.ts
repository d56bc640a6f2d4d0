import { jsonLevel, per, times } from '../jsonFields';

const S_OF_US = 1e-6;
const MS_OF_US = 1e-3;

/** What a script of wrk writes at its `done`: requests, errors and latencies in µs. It does not say the connections. */
export const wrkJson = jsonLevel(
  'wrk',
  [/"latency_us"\s*:/, /"duration_us"\s*:/],
  ({ required, optional }) => {
    const requests = required('requests');
    const seconds = times(required('duration_us'), S_OF_US);
    const of = (kind: string) => optional('errors', kind) ?? 0;
    // wrk counts an answer with a bad status among the requests, what it got no answer to apart.
    const refused = of('status');
    const unanswered = of('connect') + of('read') + of('write') + of('timeout');
    const ms = (...path: string[]) => times(optional('latency_us', ...path), MS_OF_US);
    return {
      throughputPerSecond: per(requests === null ? null : requests - refused, seconds),
      errorsPerSecond: per(refused + unanswered, seconds),
      responseMs: {
        mean: times(required('latency_us', 'mean'), MS_OF_US),
        p50: ms('percentiles', '50'),
        p90: ms('percentiles', '90'),
        p95: ms('percentiles', '95'),
        p99: ms('percentiles', '99'),
      },
      maxMs: ms('max'),
      seconds,
      requests,
    };
  },
);
