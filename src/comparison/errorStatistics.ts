import { maxIndex, quantile } from 'd3-array';
import { QUANTITIES } from './metrics';
import type { Comparison, Quantity } from './types';

/** Absolute relative errors of a group of results. */
export interface ErrorStatistics {
  count: number;
  median: number;
  /** 90th percentile, interpolated linearly between order statistics (Hyndman and Fan's type 7). */
  p90: number;
  worst: number;
  /** Configuration with the worst error. */
  worstScenario: string;
}

/** Statistics of the errors that are given; null where there is none. */
export function errorStatistics(comparisons: readonly Comparison[]): ErrorStatistics | null {
  const errors = comparisons.flatMap(({ scenario, error }) =>
    error === null ? [] : [{ scenario, size: Math.abs(error) }],
  );
  const worst = errors[maxIndex(errors, ({ size }) => size)];
  if (worst === undefined) return null;
  const at = (share: number) => quantile(errors, share, ({ size }) => size) ?? worst.size;
  return {
    count: errors.length,
    median: at(0.5),
    p90: at(0.9),
    worst: worst.size,
    worstScenario: worst.scenario,
  };
}

export const studyOf = (scenario: string): string => scenario.slice(0, scenario.indexOf('/'));

/** One line of the summary: a quantity as it is judged, or a single metric, of a study. */
export interface ErrorLine<Name extends string> {
  study: string;
  name: Name;
  statistics: ErrorStatistics;
}

function linesBy<Name extends string>(
  comparisons: readonly Comparison[],
  names: readonly Name[],
  nameOf: (comparison: Comparison) => string | null,
): ErrorLine<Name>[] {
  const studies = [...new Set(comparisons.map(({ scenario }) => studyOf(scenario)))];
  return studies.flatMap((study) =>
    names.flatMap((name) => {
      const statistics = errorStatistics(
        comparisons.filter((one) => studyOf(one.scenario) === study && nameOf(one) === name),
      );
      return statistics === null ? [] : [{ study, name, statistics }];
    }),
  );
}

/** Per study and quantity, by the metric that each configuration is judged by. */
export const statisticsByQuantity = (comparisons: readonly Comparison[]): ErrorLine<Quantity>[] =>
  linesBy(comparisons, QUANTITIES, ({ quantity }) => quantity);

/** Per study and metric. */
export const statisticsByMetric = (comparisons: readonly Comparison[]): ErrorLine<string>[] =>
  linesBy(
    comparisons,
    [...new Set(comparisons.map(({ metric }) => metric))],
    ({ metric }) => metric,
  );
