import type { StudyIndex } from '../../comparison/studyIndex';
import type { LinkContext } from '../../scenario/codec';
import { PYTHON_PATH } from '../../scenario/pythonLink';
import type { KnobSchema } from '../../scenario/schema';
import { adaptersKnobs } from '../../studies/adapters/knobs';
import { adaptersIndex } from '../../studies/adapters/lab';
import { capacityKnobs } from '../../studies/capacity/knobs';
import { capacityIndex } from '../../studies/capacity/lab';
import { knobSchema } from '../../studies/low-latency/knobs';
import { lowLatencyIndex } from '../../studies/low-latency/lab';
import { scaleUpKnobs } from '../../studies/scale-up/knobs';
import { scaleUpIndex } from '../../studies/scale-up/lab';
import { workerThreadsKnobs } from '../../studies/worker-threads/knobs';
import { workerThreadsIndex } from '../../studies/worker-threads/lab';

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
