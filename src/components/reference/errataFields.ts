import type { Erratum } from '../../measured/types';
import type { ListField } from '../../tables/list/filter';
import { STUDY_FIELD } from '../claims/claimFields';
import { addressText } from './address';

/** What became of a printed value that cannot be right, and what a reader should see first. */
export const CORRECTIONS: readonly string[] = [
  'compared against',
  'likely value',
  'left as it stands',
];

export const correctionOf = ({ usedAsReference, likely }: Erratum): string =>
  CORRECTIONS[usedAsReference ? 0 : likely === null ? 2 : 1] ?? '';

/** Found by somebody who read, not by a rule. */
export const READING = 'reading';

export const ERRATA_FIELDS: readonly ListField<Erratum>[] = [
  STUDY_FIELD,
  {
    key: 'testCase',
    label: 'Test case',
    valuesOf: ({ testCases }) => (testCases ?? []).map(String),
  },
  { key: 'foundBy', label: 'Found by', valuesOf: ({ foundBy }) => [foundBy] },
  {
    key: 'correction',
    label: 'Correction',
    valuesOf: (erratum) => [correctionOf(erratum)],
    order: CORRECTIONS,
  },
];

/** Errata with those first that change a comparison, then those with a likely value. */
export const correctionsFirst = (errata: readonly Erratum[]): Erratum[] => {
  const rankOf = (erratum: Erratum) => CORRECTIONS.indexOf(correctionOf(erratum));
  return [...errata].sort((a, b) => rankOf(a) - rankOf(b));
};

/** What the words of a search are looked for in. */
export const erratumWords = (erratum: Erratum): string => {
  const { id, address, printed, likely, text, contradicts, foundBy } = erratum;
  return [id, addressText(address), printed, likely, text, contradicts, foundBy].join(' ');
};
