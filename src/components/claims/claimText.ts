import { formatError, formatSigned } from '../../charts/frame/format';
import type { Band } from '../../comparison/bands';
import type { JudgedComparison } from '../../comparison/claimsTypes';
import { WORTHS } from '../../comparison/claimsUnderError';
import type { Direction } from '../../comparison/claimsVerdict';
import { type DifferenceVerdict, VERDICT_TEXTS } from '../../comparison/differences';
import type { Estimate } from '../../simulator/types';

export const DIRECTION_WORDS: Readonly<Record<Direction, string>> = {
  less: 'below',
  greater: 'above',
  similar: 'about',
};

/** One decimal where a difference is below 10 %, so that small ones stay apart. */
const digitsOf = (...differences: number[]): number =>
  differences.some((difference) => Math.abs(difference) < 0.1) ? 1 : 0;

export const differenceText = (difference: number): string =>
  formatError(difference, digitsOf(difference));

const rangeText = (low: number, high: number, digits: number): string =>
  `${formatSigned(100 * low, digits)} to ${formatError(high, digits)}`;

/** The mean and the interval of a difference: "+9.7 %" and "+9.5 to +9.9 %". */
export function estimateText({ mean, low, high }: Estimate): { mean: string; interval: string } {
  const digits = digitsOf(mean, low, high);
  return {
    mean: formatError(mean, digits),
    interval: rangeText(low, high, digits),
  };
}

/** A claim that compares no two configurations, or says that they are about the same. */
const NO_DIFFERENCE = 'no difference claimed';

/** What claims are worth under the model's error, the best first. */
export const WORTH_TEXTS: readonly string[] = [
  ...[...WORTHS].reverse().map((worth) => VERDICT_TEXTS[worth]),
  NO_DIFFERENCE,
];

export const worthText = (worth: DifferenceVerdict | undefined): string =>
  worth === undefined ? NO_DIFFERENCE : VERDICT_TEXTS[worth];

/** Where nine of ten measured differences would lie: "−5 to +30 %". */
export const bandText = ({ low, high }: Band): string => rangeText(low, high, digitsOf(low, high));

/** What tells a comparison from the others of its claim. */
export const comparisonKey = ({ left, right }: JudgedComparison): string =>
  [left.scenario, left.metric, right.scenario, right.metric, right.printed].join(' ');
