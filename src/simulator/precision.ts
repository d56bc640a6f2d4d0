import { toPower } from '../numbers/elementary';
import type { Estimate } from './types';

/** When enough replications have been made. */
export interface PrecisionGoal {
  /** Largest half-width of the 95 % interval as a share of the mean, such as 0.02. */
  target: number;
  fewest: number;
  most: number;
}

/**
 * Replications before the first look. Stopping at the first narrow interval favours samples that
 * vary little by chance; with this many before it, the interval at the stop still covers about 94 %.
 */
export const FEWEST_REPLICATIONS = 15;
export const MOST_REPLICATIONS_FOR_PRECISION = 60;

/** Half-width of the interval as a share of the mean; infinite around 0. */
export function relativeHalfWidth({ mean, low, high }: Estimate): number {
  return (high - low) / 2 / Math.abs(mean);
}

/**
 * How many replications to add to the `made` ones; 0 when every estimate is precise enough or no
 * more are allowed. Between two looks the number grows as the widest interval suggests, at most
 * twofold.
 */
export function replicationsToAdd(
  estimates: readonly Estimate[],
  made: number,
  { target, fewest, most }: PrecisionGoal,
): number {
  const room = Math.max(0, most - made);
  if (made < fewest) return Math.min(fewest - made, room);
  const widest = Math.max(...estimates.map(relativeHalfWidth), 0);
  if (widest <= target) return 0;
  const needed = made * toPower(widest / target, 2);
  return Math.min(Math.max(1, Math.ceil(needed - made)), made, room);
}
