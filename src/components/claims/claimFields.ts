import type { JudgedClaim } from '../../comparison/claimsTypes';
import { CLAIM_VERDICTS } from '../../comparison/claimsVerdict';
import { studyOfDocument } from '../../studies/registry';
import type { ListField } from '../../tables/list/filter';
import { addressText } from '../reference/address';
import { studyField } from '../studies/studyField';
import { WORTH_TEXTS, worthText } from './worthText';

/** What a claim or an erratum can be found by: the study that it is of. */
export const STUDY_FIELD = studyField<{ address: { document: string } }>(
  ({ address }) => studyOfDocument(address).id,
);

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
  {
    key: 'worth',
    label: 'Under the model’s error',
    valuesOf: ({ worth }) => [worthText(worth)],
    order: WORTH_TEXTS,
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
