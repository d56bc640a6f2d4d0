import { type Document, jsonLevel, valueAt } from '../jsonFields';
import { k6Level } from './k6Level';

/** Numbers of a metric, in the form of `handleSummary` and of `--summary-export`. */
function metric({ value, optional }: Document, name: string, key: string): number | null {
  const values = ['metrics', name, 'values'];
  const isNested = valueAt(value, values) !== undefined;
  return isNested ? optional(...values, key) : optional('metrics', name, key);
}

/** The summary that k6 writes at the end of a test. */
export const k6Summary = jsonLevel(
  'k6',
  [
    /^\s*\{\s*"(?:metrics|root_group|options|state|setup_data)"\s*:/,
    /"metrics"\s*:/,
    /"(?:http_reqs|http_req_duration|iterations)"\s*:/,
  ],
  (document) => {
    const of = (name: string, key: string) => metric(document, name, key);
    const duration = (key: string) => of('http_req_duration', key);
    if (of('http_reqs', 'rate') === null) document.required('metrics', 'http_reqs', 'rate');
    return k6Level({
      requests: of('http_reqs', 'count'),
      requestsPerSecond: of('http_reqs', 'rate'),
      failedShare: of('http_req_failed', 'rate') ?? of('http_req_failed', 'value'),
      iterationsPerSecond: of('iterations', 'rate'),
      iterationMs: of('iteration_duration', 'avg'),
      dropped: of('dropped_iterations', 'count'),
      vus: { least: of('vus', 'min'), most: of('vus', 'max') },
      runMs: document.optional('state', 'testRunDurationMs'),
      responseMs: {
        mean: duration('avg'),
        p50: duration('med') ?? duration('p(50)'),
        p90: duration('p(90)'),
        p95: duration('p(95)'),
        p99: duration('p(99)'),
      },
      maxMs: duration('max'),
    });
  },
);
