import type { Explained, FitAnswer } from '../system/fitAnswer';

/** The explanations that may still be what the system is; none where none fits. */
export const fitting = ({ fits, explanations }: FitAnswer): Explained[] =>
  fits ? explanations.filter(({ verdict }) => verdict === 'best' || verdict === 'as-good') : [];
