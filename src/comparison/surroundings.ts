import { type Surroundings, surroundingsOf } from '../scenario/distance';
import type { KnobSchema } from '../scenario/schema';
import { valuesById } from '../scenario/studiedValues';
import type { StudyIndex } from './studyIndex';
import { type StudyMetrics, whyIncomparable } from './studyMetrics';

/** The measured configurations of a study that a simulation can be held against. */
export function measuredPlaces(
  schema: KnobSchema,
  { configurations }: Pick<StudyIndex, 'configurations'>,
  metrics: StudyMetrics,
): Surroundings {
  const places = configurations
    .filter(({ id }) => whyIncomparable(metrics, `${metrics.study}/${id}`) === null)
    .map(({ id, knobs }) => ({ label: id, values: valuesById(schema, knobs) }));
  return surroundingsOf(schema, places);
}
