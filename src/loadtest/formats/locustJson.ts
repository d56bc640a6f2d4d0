import { numberFields, parsedJson, per, valueAt } from '../jsonFields';
import { batchMeans } from '../run/batchMeans';
import { ranked } from '../run/percentiles';
import { type Format, found, told, trouble } from '../told';
import type { Trouble } from '../types';

const SECOND = /^\d{9,11}$/;

/** Counts by a name that is a number, such as ms or a second since 1970. */
function countsOf(value: unknown, path: readonly (string | number)[]): Map<number, number> {
  const counts = Object.entries((valueAt(value, path) ?? {}) as object);
  const isCount = ([key, count]: [string, unknown]) =>
    Number.isFinite(Number(key)) && typeof count === 'number' && count >= 0;
  return new Map(counts.filter(isCount).map(([key, count]) => [Number(key), count as number]));
}

function addTo(sum: Map<number, number>, more: ReadonlyMap<number, number>): void {
  for (const [key, count] of more) sum.set(key, (sum.get(key) ?? 0) + count);
}

/** `locust --json`: an entry for each name; times in classes of ms, requests by second. It does not say the users. */
export const locustJson: Format = {
  reports: 'documents',
  recognises: (text) => /"num_requests"\s*:/.test(text) && /"response_times"\s*:/.test(text),
  read: (file) => {
    const parsed = parsedJson(file);
    if ('trouble' in parsed) return found({ troubles: [parsed.trouble] });
    const entries = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
    const troubles: Trouble[] = [];
    const { required, optional } = numberFields(entries, file.name, troubles);
    const times = new Map<number, number>();
    const seconds = new Map<number, number>();
    const sum = {
      requests: 0,
      failures: 0,
      ms: 0,
      begin: Number.POSITIVE_INFINITY,
      end: 0,
      max: 0,
    };
    for (const at of entries.keys()) {
      const requests = required(at, 'num_requests');
      const [ms, begin, end] = [
        required(at, 'total_response_time'),
        required(at, 'start_time'),
        required(at, 'last_request_timestamp'),
      ];
      if (requests === null || ms === null || begin === null || end === null) continue;
      sum.requests += requests;
      sum.failures += optional(at, 'num_failures') ?? 0;
      sum.ms += ms;
      sum.begin = Math.min(sum.begin, begin);
      sum.end = Math.max(sum.end, end);
      sum.max = Math.max(sum.max, optional(at, 'max_response_time') ?? 0);
      addTo(times, countsOf(entries, [at, 'response_times']));
      addTo(seconds, countsOf(entries, [at, 'num_reqs_per_sec']));
    }
    const span = sum.end - sum.begin;
    if (!(span > 0)) {
      const accepted = 'start_time before last_request_timestamp';
      return found({ troubles: [...troubles, trouble(file.name, '$[0]', 'no time', accepted)] });
    }
    const whole = [...seconds].filter(([second]) => SECOND.test(String(second))).slice(1, -1);
    const percentile = ranked(times);
    const level = told(file.name, 'Locust', {
      throughputPerSecond: per(sum.requests - sum.failures, span),
      throughputStandardError: batchMeans(whole.map(([, count]) => count)),
      errorsPerSecond: per(sum.failures, span),
      responseMs: {
        mean: sum.requests > 0 ? sum.ms / sum.requests : null,
        p50: percentile(0.5),
        p90: percentile(0.9),
        p95: percentile(0.95),
        p99: percentile(0.99),
      },
      maxMs: sum.max,
      resolutionMs: 1,
      seconds: span,
      requests: sum.requests,
      beginSeconds: sum.begin,
      endSeconds: sum.end,
    });
    return found({ levels: [level], troubles });
  },
};
