import { mean, rollup, sum } from 'd3-array';
import { toPower } from '../../numbers/elementary';
import { jackknifeError } from '../../numbers/jackknife';
import type { BandCell } from './cells';

/** No band grows by more than so many times itself within one range of the study. */
export const MOST_WIDENING = 5;

/** How the half width of a study's bands grows with the distance. */
export interface Widening {
  /** Added at a distance of 1, as a multiple of the half width at 0. */
  k: number;
  /** Standard error by leaving out one cluster at a time. */
  standardError: number;
}

/** Sizes of errors relative to the mean of their metric, so that all can be taken together. */
function relativeSizes(cells: readonly BandCell[]): { size: number; distance: number }[] {
  const means = rollup(
    cells,
    (own) => mean(own, ({ residual }) => Math.abs(residual)) ?? 0,
    ({ metric }) => metric,
  );
  return cells.flatMap(({ metric, residual, distance }) => {
    const typical = means.get(metric) ?? 0;
    return typical === 0 ? [] : [{ size: Math.abs(residual) / typical, distance }];
  });
}

/** Least squares of the size on the distance: its slope relative to its value at 0, from 0 to the most. */
export function wideningOf(cells: readonly BandCell[]): number {
  const points = relativeSizes(cells);
  const middle = mean(points, ({ distance }) => distance) ?? 0;
  const level = mean(points, ({ size }) => size) ?? 0;
  const spread = sum(points, ({ distance }) => toPower(distance - middle, 2));
  if (spread === 0) return 0;
  const slope = sum(points, ({ distance, size }) => (distance - middle) * (size - level)) / spread;
  const atZero = level - slope * middle;
  if (slope <= 0) return 0;
  return atZero <= 0 ? MOST_WIDENING : Math.min(MOST_WIDENING, slope / atZero);
}

/** The same with its standard error: the jackknife over clusters. */
export function wideningWithError(cells: readonly BandCell[]): Widening {
  const clusters = [...new Set(cells.map(({ cluster }) => cluster))];
  const without = clusters.map((one) => wideningOf(cells.filter(({ cluster }) => cluster !== one)));
  return { k: wideningOf(cells), standardError: jackknifeError(without) };
}
