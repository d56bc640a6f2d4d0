import { jsonLevel, per, times } from '../jsonFields';

const MS_OF_US = 1e-3;

/** `bombardier --format json`: latencies in µs. With a rate of its own it is an open test. */
export const bombardierJson = jsonLevel(
  'bombardier',
  [/"numberOfConnections"\s*:/],
  ({ required, optional, text }) => {
    const seconds = required('result', 'timeTakenSeconds');
    const of = (kind: string) => optional('result', kind) ?? 0;
    const good = of('req1xx') + of('req2xx') + of('req3xx');
    const bad = of('req4xx') + of('req5xx') + of('others');
    const rate = optional('spec', 'rate');
    const connections = required('spec', 'numberOfConnections');
    const ms = (...path: string[]) => times(optional('result', 'latency', ...path), MS_OF_US);
    return {
      users: rate ? null : connections,
      arrivalsPerSecond: rate || null,
      loop: rate ? 'open' : 'closed',
      throughputPerSecond: per(good, seconds),
      errorsPerSecond: per(bad, seconds),
      responseMs: {
        mean: times(required('result', 'latency', 'mean'), MS_OF_US),
        p50: ms('percentiles', '50'),
        p90: ms('percentiles', '90'),
        p95: ms('percentiles', '95'),
        p99: ms('percentiles', '99'),
      },
      maxMs: ms('max'),
      seconds,
      requests: good + bad,
      target: text('spec', 'url') || null,
    };
  },
);
