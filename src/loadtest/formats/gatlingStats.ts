import { jsonLevel, type Path, valueAt } from '../jsonFields';

const RATE = 'meanNumberOfRequestsPerSecond';

/** js/stats.json and js/global_stats.json of a Gatling report: the whole run, in ms. They do not say the users. */
export const gatlingStats = jsonLevel(
  'Gatling',
  [/"meanNumberOfRequestsPerSecond"\s*:/, /"meanResponseTime"\s*:/],
  ({ value, required, optional }) => {
    const within: Path = valueAt(value, ['stats', RATE]) === undefined ? [] : ['stats'];
    const of = (name: string, kind: 'total' | 'ok' | 'ko') => optional(...within, name, kind);
    const rate = required(...within, RATE, 'ok');
    const requests = of('numberOfRequests', 'total');
    const all = of(RATE, 'total');
    return {
      throughputPerSecond: rate,
      errorsPerSecond: of(RATE, 'ko'),
      responseMs: {
        mean: of('meanResponseTime', 'ok') ?? of('meanResponseTime', 'total'),
        p50: of('percentiles1', 'ok'),
        p90: null,
        p95: of('percentiles3', 'ok'),
        p99: of('percentiles4', 'ok'),
      },
      maxMs: of('maxResponseTime', 'ok'),
      resolutionMs: 1,
      seconds: requests !== null && all ? requests / all : null,
      requests,
    };
  },
);
