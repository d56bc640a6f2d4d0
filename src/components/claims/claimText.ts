import { formatError, formatSigned } from '../../charts/frame/format';
import type { JudgedComparison } from '../../comparison/claimsTypes';
import type { Direction } from '../../comparison/claimsVerdict';
import type { Estimate } from '../../simulator/types';

export const DIRECTION_WORDS: Readonly<Record<Direction, string>> = {
  less: 'below',
  greater: 'above',
  similar: 'about',
};

/** One decimal where a difference is below 10 %, so that small ones stay apart. */
export const digitsOf = (...differences: number[]): number =>
  differences.some((difference) => Math.abs(difference) < 0.1) ? 1 : 0;

export const differenceText = (difference: number): string =>
  formatError(difference, digitsOf(difference));

export const rangeText = (low: number, high: number, digits: number): string =>
  `${formatSigned(100 * low, digits)} to ${formatError(high, digits)}`;

/** The mean and the interval of a difference: "+9.7 %" and "+9.5 to +9.9 %". */
export function estimateText({ mean, low, high }: Estimate): { mean: string; interval: string } {
  const digits = digitsOf(mean, low, high);
  return {
    mean: formatError(mean, digits),
    interval: rangeText(low, high, digits),
  };
}

/** What tells a comparison from the others of its claim. */
export const comparisonKey = ({ left, right }: JudgedComparison): string =>
  [left.scenario, left.metric, right.scenario, right.metric, right.printed].join(' ');
