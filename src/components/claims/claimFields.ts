import type { JudgedClaim } from '../../comparison/claimsTypes';
import { CLAIM_VERDICTS } from '../../comparison/claimsVerdict';
import { STUDY_IDS, studyOfDocument } from '../../studies/registry';
import type { ListField } from '../../tables/list/filter';
import { addressText } from '../reference/address';
import { studies } from '../studies';

/** Name of a study for readers. */
export const studyName = (id: string): string =>
  studies.find((study) => study.id === id)?.name ?? id;

/** What a claim or an erratum can be found by: the study that it is of. */
export const STUDY_FIELD: ListField<{ address: { document: string } }> = {
  key: 'study',
  label: 'Study',
  valuesOf: ({ address }) => [studyOfDocument(address).id],
  nameOf: studyName,
  order: STUDY_IDS,
};

export const CLAIM_FIELDS: readonly ListField<JudgedClaim>[] = [
  STUDY_FIELD,
  {
    key: 'testCase',
    label: 'Test case',
    valuesOf: ({ testCase }) => (testCase === undefined ? [] : [String(testCase)]),
  },
  {
    key: 'measured',
    label: 'Measured',
    valuesOf: ({ measured }) => [measured],
    order: CLAIM_VERDICTS,
  },
  {
    key: 'simulated',
    label: 'Simulated',
    valuesOf: ({ simulated }) => [simulated],
    order: CLAIM_VERDICTS,
  },
];

/** What the words of a search are looked for in. */
export const claimWords = ({ id, text, note = '', address, comparisons }: JudgedClaim): string =>
  [
    id,
    text,
    note,
    addressText(address),
    ...comparisons.flatMap(({ left, right, metricTexts }) => [
      left.configuration,
      right.configuration,
      ...metricTexts,
    ]),
  ].join(' ');
