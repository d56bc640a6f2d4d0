import type { FitAnswer } from '../../system/fitAnswer';

/** Levels that can be bought on the way to a limit. */
export const BUDGET = 6;
/** Points from which a challenge counts as passed, of 100. */
export const ENOUGH = 60;
/** An answer that is off by this share gets nothing: what the highest level shows is off by about half of it. */
const FAR = 0.1;
/** Points for each level that was not needed. */
const SAVED = 2;

/** Points for a limit: for how near it is, and for what is left of the budget where it is near at all. */
export function limitPoints(answer: number, truth: number, bought: number): number {
  const near = Math.max(0, 1 - Math.abs(answer / truth - 1) / FAR);
  const most = 100 - SAVED * (BUDGET - 1);
  return near === 0 ? 0 : Math.round(most * near + SAVED * (BUDGET - Math.max(1, bought)));
}

/** How wide the interval of a limit is, as a share of it; null where none is claimed. */
export function widthOf({ limit }: Pick<FitAnswer, 'limit'>): number | null {
  if (limit === null) return null;
  const { value, low, high } = limit.throughputPerSecond;
  return high === null ? null : (high - low) / value;
}

/** Points for a further level: how narrow it makes the limit beside the best choice; twice as wide brings half. */
export function nextPoints(chosen: number | null, all: readonly (number | null)[]): number {
  const narrowest = Math.min(...all.flatMap((width) => width ?? []));
  return chosen === null ? 0 : Math.round((100 * narrowest) / chosen);
}
