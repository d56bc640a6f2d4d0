import { median, quantile } from 'd3-array';
import { errorStatistics } from '../../comparison/errorStatistics';
import type { Comparison, Quantity } from '../../comparison/types';
import type { ErrorFigures, QuantityFigures } from '../../comparison/validation';
import { QUANTITIES } from './quantities';

/** Median and 90th percentile of the absolute errors, in percent; null where nothing is compared. */
export function errorFigures(comparisons: readonly Comparison[]): ErrorFigures | null {
  const statistics = errorStatistics(comparisons);
  return statistics && { medianPercent: 100 * statistics.median, p90Percent: 100 * statistics.p90 };
}

/** Error figures of each quantity, by the metric that a configuration is judged by; null where nothing is compared. */
export const partialFigures = (
  comparisons: readonly Comparison[],
): Record<Quantity, ErrorFigures | null> =>
  Object.fromEntries(
    QUANTITIES.map((name) => [
      name,
      errorFigures(comparisons.filter(({ quantity }) => quantity === name)),
    ]),
  ) as Record<Quantity, ErrorFigures | null>;

/** The same, where every quantity is compared. */
export function quantityFigures(comparisons: readonly Comparison[]): QuantityFigures | null {
  const figures = partialFigures(comparisons);
  return QUANTITIES.some((name) => figures[name] === null) ? null : (figures as QuantityFigures);
}

/** Error figures of one metric; null where it is not compared. */
export const metricFigures = (
  comparisons: readonly Comparison[],
  metric: string,
): ErrorFigures | null => errorFigures(comparisons.filter((one) => one.metric === metric));

/** Difference of one machine's CPU, simulated less measured, in percentage points. */
export interface MachineDifference {
  scenario: string;
  machine: string;
  measured: number;
  simulated: number;
}

/** Median and 90th percentile of the absolute differences, in percentage points. */
export interface PointFigures {
  medianPoints: number;
  p90Points: number;
}

export function pointFigures(differences: readonly MachineDifference[]): PointFigures | null {
  const sizes = differences.map(({ measured, simulated }) => Math.abs(simulated - measured));
  const [half, most] = [median(sizes), quantile(sizes, 0.9)];
  return half === undefined || most === undefined ? null : { medianPoints: half, p90Points: most };
}
