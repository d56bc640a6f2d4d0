import { type Document, jsonLevel, per, times, valueAt } from '../jsonFields';
import { warning } from '../told';

const MS_OF_S = 1000;
/** Requests that were under way when the time was over: they are no errors. */
const CUT_OFF = /deadline/;

/** Numbers of an object by the names that a test takes. */
function sum(
  { value, optional }: Document,
  path: string,
  counts: (name: string) => boolean,
): number {
  const names = Object.keys((valueAt(value, [path]) ?? {}) as object);
  return names.filter(counts).reduce((all, name) => all + (optional(path, name) ?? 0), 0);
}

/** `oha --output-format json`: seconds. It does not say the connections, and counts what was cut off at the end as errors. */
export const ohaJson = jsonLevel(
  'oha',
  [/"requestsPerSec"\s*:/, /"latencyPercentiles"\s*:/],
  (document) => {
    const { required, optional } = document;
    const seconds = required('summary', 'total');
    const answered = sum(document, 'statusCodeDistribution', () => true);
    const good = sum(document, 'statusCodeDistribution', (code) => Number(code) < 400);
    const cut = sum(document, 'errorDistribution', (name) => CUT_OFF.test(name));
    const unanswered = sum(document, 'errorDistribution', (name) => !CUT_OFF.test(name));
    const ms = (name: string) => times(optional('latencyPercentiles', name), MS_OF_S);
    const said = `${cut} requests were cut off at the end; oha lists them as errors, here they are left out.`;
    return {
      throughputPerSecond:
        answered > 0 ? per(good, seconds) : optional('summary', 'requestsPerSec'),
      errorsPerSecond: per(answered - good + unanswered, seconds),
      responseMs: {
        mean: times(required('summary', 'average'), MS_OF_S),
        p50: ms('p50'),
        p90: ms('p90'),
        p95: ms('p95'),
        p99: ms('p99'),
      },
      maxMs: times(optional('summary', 'slowest'), MS_OF_S),
      seconds,
      requests: answered + unanswered,
      warnings: cut > 0 ? [warning('cut-off', said)] : [],
    };
  },
);
