import type { Erratum } from '../../measured/types';
import type { ListField } from '../../tables/list/filter';
import { STUDY_FIELD } from '../claims/claimFields';
import { addressText } from './address';
import { CORRECTIONS, correctionOf } from './corrections';

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

/** What the words of a search are looked for in. */
export const erratumWords = (erratum: Erratum): string => {
  const { id, address, printed, likely, text, contradicts, foundBy } = erratum;
  return [id, addressText(address), printed, likely, text, contradicts, foundBy].join(' ');
};
