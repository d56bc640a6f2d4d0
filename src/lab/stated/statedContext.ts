import { statedConfigurations } from '../../comparison/statedConfigurations';
import type { Configurations } from '../../measured/configurationTypes';
import type { Prose } from '../../measured/types';
import type { KnobSchema } from '../../scenario/schema';
import type { ReplayFile } from '../../simulator/replayFile';
import { labContext } from '../labContext';
import type { LabContext, LabStudy } from '../types';

/** What a study without test cases gives to its lab. */
export interface StatedStudyData {
  configurations: Configurations;
  prose: Prose;
  /** Precomputed results of its configurations. */
  replays: ReplayFile;
}

/** What the lab of a study is about whose results stand in its text. */
export const statedContext = (
  study: LabStudy,
  schema: KnobSchema,
  { configurations, prose, replays }: StatedStudyData,
): LabContext =>
  labContext(study, statedConfigurations(study.metrics, schema, configurations, prose), {
    schema,
    path: `/${configurations.id}/lab`,
    prefix: `${configurations.id}/`,
    published: replays.configurations,
    statistic: 'mean',
  });
