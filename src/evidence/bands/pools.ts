import { ln } from '../../numbers/elementary';
import type { BandCell } from './cells';

/** Results that a metric needs for a band of its own. */
export const FEWEST = 10;

/** A held-out prediction off by more than this factor, either way, is a collapse. */
export const COLLAPSE_FACTOR = 3;

/** Whether a prediction misses the regime and not the number: counted apart, since no width would be one for both. */
export const isCollapse = ({ scale, residual }: BandCell): boolean =>
  scale === 'ratio' && Math.abs(residual) > ln(COLLAPSE_FACTOR);

/** Whose errors set the band of a metric: its own, those of its quantity, or those of the whole study. */
export type PoolName = 'metric' | 'quantity' | 'study';

export interface Pool {
  name: PoolName;
  cells: readonly BandCell[];
}

/** Whether an error was made without its number in view: by a fit without it, or of what no parameter was fitted to. */
export const isPrediction = ({ isHeldOut, isFitted }: BandCell): boolean => isHeldOut || !isFitted;

const quantityOf = (metric: string): string => metric.split('.')[0] ?? metric;

/**
 * The errors that set the band of a metric: those of its predictions where there are ten, else held-out ones of its
 * quantity (all that is named alike before the dot). A study with fewer lends all it has: what was not held out counts by
 * its error in the fit to all. Errors in points, and of what no parameter was fitted to, stay among themselves. Null where
 * even so there are fewer than ten.
 */
export function poolOf(metric: string, cells: readonly BandCell[]): Pool | null {
  const own = cells.find((one) => one.metric === metric);
  if (own === undefined) return null;
  const like = cells.filter(
    (one) => one.scale === own.scale && one.isFitted === own.isFitted && !isCollapse(one),
  );
  const heldOut = like.filter(({ isHeldOut }) => isHeldOut);
  const predicted = cells.filter((one) => isPrediction(one) && !isCollapse(one));
  const pools: Pool[] = [
    { name: 'metric', cells: predicted.filter((one) => one.metric === metric) },
    {
      name: 'quantity',
      cells: heldOut.filter((one) => quantityOf(one.metric) === quantityOf(metric)),
    },
    { name: 'study', cells: like },
  ];
  return pools.find((pool) => pool.cells.length >= FEWEST) ?? null;
}
