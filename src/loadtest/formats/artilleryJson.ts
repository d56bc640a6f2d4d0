import { type Document, jsonLevel, valueAt } from '../jsonFields';
import { sessionsOf } from './artillerySessions';

const AGGREGATE = 'aggregate';

/** Sum of the counters whose names a pattern takes. */
function counted({ value, optional }: Document, pattern: RegExp): number {
  const names = Object.keys((valueAt(value, [AGGREGATE, 'counters']) ?? {}) as object);
  return names
    .filter((name) => pattern.test(name))
    .reduce((sum, name) => sum + (optional(AGGREGATE, 'counters', name) ?? 0), 0);
}

/** `artillery run --output`: whole ms. Its users come over time, so that its rate is a little below the one they reach. */
export const artilleryJson = jsonLevel(
  'artillery',
  [/"aggregate"\s*:/, /"(?:counters|intermediate)"\s*:/],
  (document) => {
    const { optional, required } = document;
    const at = (name: string) => optional(AGGREGATE, name);
    const begin = at('firstMetricAt') ?? at('firstCounterAt');
    const end = at('lastMetricAt') ?? at('lastCounterAt');
    const seconds = begin !== null && end !== null && end > begin ? (end - begin) / 1000 : null;
    if (seconds === null) required(AGGREGATE, 'lastMetricAt');
    const answered = required(AGGREGATE, 'counters', 'http.responses');
    const refused = counted(document, /^http\.codes\.[45]\d\d$/);
    const summary = (name: string) => optional(AGGREGATE, 'summaries', 'http.response_time', name);
    return {
      ...sessionsOf({
        good: answered === null ? null : answered - refused,
        bad: refused + counted(document, /^errors\./),
        seconds,
        sessions: optional(AGGREGATE, 'counters', 'vusers.created'),
        sessionMs: optional(AGGREGATE, 'summaries', 'vusers.session_length', 'mean'),
      }),
      responseMs: {
        mean: summary('mean'),
        p50: summary('p50') ?? summary('median'),
        p90: summary('p90'),
        p95: summary('p95'),
        p99: summary('p99'),
      },
      maxMs: summary('max'),
      beginSeconds: begin === null ? null : begin / 1000,
      endSeconds: end === null ? null : end / 1000,
    };
  },
);
