import { jsonLevel, per } from '../jsonFields';
import { epochSeconds } from '../time';

/** `autocannon --json`: whole ms, and how many requests were answered in each second. */
export const autocannonJson = jsonLevel(
  'autocannon',
  [/"connections"\s*:/, /"sampleInt"\s*:|"pipelining"\s*:/],
  ({ required, optional, text }) => {
    const seconds = required('duration');
    const requests = required('requests', 'total');
    const bad = (optional('4xx') ?? 0) + (optional('5xx') ?? 0);
    // Timeouts are among the errors.
    const unanswered = optional('errors') ?? 0;
    const spread = optional('requests', 'stddev');
    const samples = optional('samples');
    const percentile = (rank: number) => optional('latency', `p${rank}`);
    return {
      users: connectionsOf(required('connections'), optional('pipelining')),
      throughputPerSecond: per(requests === null ? null : requests - bad, seconds),
      throughputStandardError: spread !== null && samples ? spread / Math.sqrt(samples) : null,
      errorsPerSecond: per(bad + unanswered, seconds),
      responseMs: {
        mean: required('latency', 'average'),
        p50: percentile(50),
        p90: percentile(90),
        p95: null,
        p99: percentile(99),
      },
      maxMs: optional('latency', 'max'),
      resolutionMs: 1,
      seconds,
      requests,
      beginSeconds: epochSeconds(text('start')),
      endSeconds: epochSeconds(text('finish')),
      target: text('url') || null,
    };
  },
);

/** A connection with pipelining sends as many requests at once as several users do. */
const connectionsOf = (connections: number | null, pipelining: number | null): number | null =>
  connections === null ? null : connections * Math.max(1, pipelining ?? 1);
