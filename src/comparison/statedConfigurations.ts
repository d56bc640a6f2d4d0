import type { Configurations } from '../measured/configurationTypes';
import { measuredOf } from '../measured/statedStudy';
import type { Prose } from '../measured/types';
import type { KnobSchema } from '../scenario/schema';
import { statedScenario } from '../scenario/stated';
import { type Configuration, publishedInText } from './published';
import type { StudyMetrics } from './studyMetrics';

/** Every configuration of a study whose results stand in its text, in its order. */
export const statedConfigurations = (
  metrics: StudyMetrics,
  schema: KnobSchema,
  { configurations }: Pick<Configurations, 'configurations'>,
  prose: Prose,
): Configuration[] =>
  configurations.map((configuration) => ({
    ...publishedInText(metrics, prose, configuration.id),
    file: `${metrics.study}/experiments.json`,
    schema,
    values: statedScenario(schema, configuration),
    knobs: configuration.knobs,
    cells: measuredOf(prose, configuration.id),
    source: 'from the text',
  }));
