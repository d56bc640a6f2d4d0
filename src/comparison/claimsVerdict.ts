import { estimate, mean } from '../simulator/statistics';
import type { Estimate } from '../simulator/types';

/** What numbers say about a statement. */
export type ClaimVerdict = 'holds' | 'fails' | 'cannot tell';

export const CLAIM_VERDICTS: readonly ClaimVerdict[] = ['holds', 'fails', 'cannot tell'];

/** What is claimed of the left value against the right one. */
export type Direction = 'less' | 'greater' | 'similar';

/** Differences that decide nothing, or everything, relative to the smaller value: 0.05 is 5 %. */
export interface Margins {
  /** A measured difference up to this may be chance. */
  repeat: number;
  /** Values that differ by no more than this are similar. */
  similar: number;
}

/** Left against right, relative to right: 0.1 is 10 % more. */
export const relativeDifference = (left: number, right: number): number => (left - right) / right;

/** Size of a difference relative to the smaller value, the same either way round; none between two zeros. */
export const differenceSize = (left: number, right: number): number =>
  left === right ? 0 : Math.abs(left - right) / Math.min(left, right);

/** The verdict of two printed values: their difference must exceed the margin of chance. */
export function measuredVerdict(
  direction: Direction,
  left: number,
  right: number,
  { repeat, similar }: Margins,
): ClaimVerdict {
  const size = differenceSize(left, right);
  if (direction === 'similar') return size <= similar ? 'holds' : 'fails';
  if (size <= repeat) return 'cannot tell';
  return left > right === (direction === 'greater') ? 'holds' : 'fails';
}

/** The verdict of two intervals of which one stands for words: they must not overlap, or must. */
export function readingVerdict(
  direction: Direction,
  left: Pick<Estimate, 'low' | 'high'>,
  right: Pick<Estimate, 'low' | 'high'>,
): ClaimVerdict {
  const below = left.high <= right.low;
  const above = left.low >= right.high;
  if (direction === 'similar') return below || above ? 'fails' : 'holds';
  if (below === above) return 'cannot tell';
  return below === (direction === 'less') ? 'holds' : 'fails';
}

/** The verdict of an interval of the difference relative to right: it must lie wholly on one side. */
export function simulatedVerdict(
  direction: Direction,
  { low, high }: Pick<Estimate, 'low' | 'high'>,
  { similar }: Pick<Margins, 'similar'>,
): ClaimVerdict {
  if (direction === 'similar') {
    const least = -similar / (1 + similar);
    if (low >= least && high <= similar) return 'holds';
    return low > similar || high < least ? 'fails' : 'cannot tell';
  }
  const [least, most] = direction === 'greater' ? [low, high] : [-high, -low];
  if (least > 0) return 'holds';
  return most < 0 ? 'fails' : 'cannot tell';
}

/** The verdict of a claim from those of its comparisons: all must hold, one failing fails it. */
export function jointVerdict(verdicts: readonly ClaimVerdict[]): ClaimVerdict {
  if (verdicts.includes('fails')) return 'fails';
  return verdicts.length > 0 && verdicts.every((one) => one === 'holds') ? 'holds' : 'cannot tell';
}

/** Runs of the same number in which both scenarios have a value. */
export const pairsOf = (
  left: readonly (number | null)[],
  right: readonly (number | null)[],
): { value: number; other: number }[] =>
  left.flatMap((value, replication) => {
    const other = right[replication] ?? null;
    return value === null || other === null ? [] : [{ value, other }];
  });

/**
 * Difference of two scenarios relative to the right one, with its 95 % Student t interval over
 * replications that share their random numbers; null with fewer than two that have both values.
 */
export function pairedDifference(
  left: readonly (number | null)[],
  right: readonly (number | null)[],
): Estimate | null {
  const pairs = pairsOf(left, right);
  const scale = mean(pairs.map(({ other }) => other));
  if (pairs.length < 2 || !(scale > 0)) return null;
  return estimate(pairs.map(({ value, other }) => (value - other) / scale));
}
