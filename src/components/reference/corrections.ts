import type { Erratum } from '../../measured/types';

/** What became of a printed value that cannot be right, and what a reader should see first. */
export const CORRECTIONS: readonly string[] = [
  'compared against',
  'likely value',
  'left as it stands',
];

export const correctionOf = ({ usedAsReference, likely }: Erratum): string =>
  CORRECTIONS[usedAsReference ? 0 : likely === null ? 2 : 1] ?? '';

/** Errata with those first that change a comparison, then those with a likely value. */
export const correctionsFirst = (errata: readonly Erratum[]): Erratum[] => {
  const rankOf = (erratum: Erratum) => CORRECTIONS.indexOf(correctionOf(erratum));
  return [...errata].sort((a, b) => rankOf(a) - rankOf(b));
};
