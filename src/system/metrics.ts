import type { Failures, ResponseTimes, SystemReport } from './report';

/** Numbers by name; null where a replication has no sample. */
export type Metrics = Record<string, number | null>;

/** What is told of all requests, and of each class. */
interface Answered {
  throughputPerSecond: number;
  responseMs: ResponseTimes;
  failuresPerSecond: Failures;
  meanInside: number;
}

const STATISTICS = ['mean', 'p50', 'p90', 'p95', 'p99'] as const;

const answered = (
  { throughputPerSecond, responseMs, failuresPerSecond, meanInside }: Answered,
  suffix = '',
): Metrics => ({
  [`throughput.mean${suffix}`]: throughputPerSecond,
  ...Object.fromEntries(
    STATISTICS.map((name) => [`responseTime.${name}${suffix}`, responseMs[name]]),
  ),
  [`failures.mean${suffix}`]:
    failuresPerSecond.gaveUp + failuresPerSecond.refused + failuresPerSecond.lost,
  [`inside.mean${suffix}`]: meanInside,
});

/**
 * The numbers of a replication: rates per second, times in ms, utilisations as shares of all servers or permits; a delay
 * has none. Classes follow with their names behind where there are several.
 */
export function metricsOf(report: SystemReport): Metrics {
  const { classes, stations, pools } = report;
  const named = classes.length > 1 ? classes : [];
  const places = [...stations, ...pools];
  return {
    ...answered(report),
    ...Object.fromEntries(
      places.flatMap(({ name, utilisation }) =>
        utilisation === null ? [] : [[`utilisation.${name}`, utilisation]],
      ),
    ),
    ...Object.fromEntries(places.map(({ name, meanWaitMs }) => [`waiting.${name}`, meanWaitMs])),
    ...Object.assign({}, ...named.map((one) => answered(one, `.${one.name}`))),
  };
}
