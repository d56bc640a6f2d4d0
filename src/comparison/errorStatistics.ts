import { maxIndex, quantile, rollups } from 'd3-array';
import { studyOf } from '../measured/scenarioName';
import type { Comparison } from './types';

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

/** One line of the summary: a quantity as it is judged, or a single metric, of a study. */
export interface ErrorLine {
  study: string;
  name: string;
  statistics: ErrorStatistics;
}

function linesBy(
  comparisons: readonly Comparison[],
  nameOf: (comparison: Comparison) => string | null,
): ErrorLine[] {
  const groups = rollups(comparisons, errorStatistics, ({ scenario }) => studyOf(scenario), nameOf);
  return groups.flatMap(([study, names]) =>
    names.flatMap(([name, statistics]) =>
      name === null || statistics === null ? [] : [{ study, name, statistics }],
    ),
  );
}

/** Per study and quantity, by the metric that each configuration is judged by. */
export const statisticsByQuantity = (comparisons: readonly Comparison[]): ErrorLine[] =>
  linesBy(comparisons, ({ quantity }) => quantity);

/** Per study and metric. */
export const statisticsByMetric = (comparisons: readonly Comparison[]): ErrorLine[] =>
  linesBy(comparisons, ({ metric }) => metric);
