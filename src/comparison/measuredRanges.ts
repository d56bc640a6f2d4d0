import type { KnobSchema } from '../scenario/schema';
import { studiedValues, valuesById } from '../scenario/studiedValues';
import type { StudyIndex, WrittenIndex } from './studyIndex';

/** What a lab shows of its study, with what was measured of each knob, and of some together, among the published configurations. */
export function withRanges(
  index: WrittenIndex,
  schema: Pick<KnobSchema, 'knobs'>,
  together: Pick<StudyIndex, 'load' | 'joint'> = {},
): StudyIndex {
  const places = index.configurations.map(({ knobs }) => valuesById(schema, knobs));
  return { ...index, ranges: studiedValues(schema, places), places, ...together };
}
