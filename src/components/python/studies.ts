import { adaptersIndex } from '../../lab/studies/adapters';
import { capacityIndex } from '../../lab/studies/capacity';
import { lowLatencyIndex } from '../../lab/studies/lowLatency';
import { scaleUpIndex } from '../../lab/studies/scaleUp';
import { workerThreadsIndex } from '../../lab/studies/workerThreads';
import type { StudyIndex } from '../../lab/study';
import { adaptersKnobs } from '../../scenario/adaptersKnobs';
import { capacityKnobs } from '../../scenario/capacityKnobs';
import type { LinkContext } from '../../scenario/codec';
import { knobSchema } from '../../scenario/knobs';
import { PYTHON_PATH } from '../../scenario/pythonLink';
import { scaleUpKnobs } from '../../scenario/scaleUpKnobs';
import type { KnobSchema } from '../../scenario/schema';
import { workerThreadsKnobs } from '../../scenario/workerThreadsKnobs';

/** A study whose scenarios are all on one page. */
const contextOf = (schema: KnobSchema, { configurations }: StudyIndex): LinkContext => ({
  schema,
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
export const studies: readonly LinkContext[] = [
  contextOf(knobSchema, lowLatencyIndex),
  contextOf(capacityKnobs, capacityIndex),
  contextOf(adaptersKnobs, adaptersIndex),
  contextOf(scaleUpKnobs, scaleUpIndex),
  contextOf(workerThreadsKnobs, workerThreadsIndex),
];
