import type { Band } from '../../comparison/bands';
import { WORTHS } from '../../comparison/claimsUnderError';
import { type DifferenceVerdict, VERDICT_TEXTS } from '../../comparison/differences';
import { digitsOf, rangeText } from './claimText';

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
