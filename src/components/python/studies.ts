import type { StudyConfiguration } from '../../comparison/studyIndex';
import type { LinkContext } from '../../scenario/codec';
import { PYTHON_PATH } from '../../scenario/namedLink';
import type { KnobSchema } from '../../scenario/schema';
import generated from './generated/studies.json';

/** The knobs of a study and the values of its published configurations. */
export interface LinkedStudy {
  schema: KnobSchema;
  configurations: readonly Pick<StudyConfiguration, 'id' | 'knobs'>[];
}

/** A study whose scenarios are all on one page. Python has its current model alone. */
const contextOf = ({ schema, configurations }: LinkedStudy): LinkContext => ({
  schema: { ...schema, archived: [] },
  path: PYTHON_PATH,
  prefix: `${schema.study}/`,
  labels: configurations.map(({ id }) => id),
  configurations: Object.fromEntries(
    configurations.map(({ id, knobs }) => [
      id,
      Object.fromEntries(
        schema.knobs.map((knob, index) => [knob.id, knobs[index] ?? knob.default]),
      ),
    ]),
  ),
});

/** What a link to the Python lab can name: the scenarios of all studies, with their knobs. */
export const studies: readonly LinkContext[] = (generated as LinkedStudy[]).map(contextOf);
