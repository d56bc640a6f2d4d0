import type { KnobSchema } from '../scenario/schema';
import { studiedValues, valuesById } from '../scenario/studiedValues';
import type { StudyIndex, UserKnobs, WrittenIndex } from './studyIndex';

/** What a lab shows of its study, with what was measured of each knob among the published configurations. */
export function withRanges(
  index: WrittenIndex,
  schema: Pick<KnobSchema, 'knobs'>,
  users?: UserKnobs,
): StudyIndex {
  const scenarios = index.configurations.map(({ knobs }) => valuesById(schema, knobs));
  const turned = schema.knobs
    .filter(({ beyond }) => beyond !== '')
    .map((knob) => [knob.id, scenarios.filter((values) => values[knob.id] !== knob.default)]);
  return {
    ...index,
    ranges: studiedValues(schema, scenarios),
    turned: Object.fromEntries(turned),
    users,
  };
}
