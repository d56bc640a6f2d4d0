import type { Explained, FitAnswer } from '../system/fitAnswer';

/** How the module says that the best explanation misses the levels by more than levels scatter. */
const UNFIT = /^No explanation fits/;

/** The sentence that no explanation fits; null where one does. */
export const unfitText = ({ sentence, notes }: FitAnswer): string | null =>
  [sentence, ...notes].find((text) => UNFIT.test(text)) ?? null;

/** The explanations that may still be what the system is; none where none fits. */
export const fitting = (fit: FitAnswer): Explained[] =>
  unfitText(fit) === null
    ? fit.explanations.filter(({ verdict }) => verdict === 'best' || verdict === 'as-good')
    : [];
