import { TRUST } from '../../../evidence/knobs/trust';
import type { DocumentedKnob } from '../../../scenario/schema';
import type { ListField } from '../../../tables/list/filter';
import { studyField } from '../../studies/studyField';

/** A knob of a study, the title of its group, and how far to trust it. */
export interface FiledKnob {
  knob: DocumentedKnob;
  study: string;
  group: string;
  trust: string;
}

/** What a knob can be found by. */
export const KNOB_FIELDS: readonly ListField<FiledKnob>[] = [
  studyField(({ study }) => study),
  { key: 'group', label: 'Group', valuesOf: ({ group }) => [group] },
  { key: 'trust', label: 'Trust', valuesOf: ({ trust }) => [trust], order: TRUST },
];

/** What a search looks through. */
export const knobWords = ({
  knob: { plain, label, id, description, mechanism },
}: FiledKnob): string => [plain, label, id, description, mechanism].join(' ');
