import type { Configurations } from '../../measured/configurationTypes';
import { measuredOf } from '../../measured/statedStudy';
import type { Prose } from '../../measured/types';
import type { KnobSchema } from '../../scenario/schema';
import type { ReplayFile } from '../../simulator/replayFile';
import { statedScenario } from '../../studies/low-latency/documented';
import type { LabContext, LabStudy } from '../types';

/** What a study without test cases gives to its lab. */
export interface StatedStudyData {
  configurations: Configurations;
  prose: Prose;
  /** Precomputed results of its configurations. */
  replays: ReplayFile;
}

/** What the lab of a study is about whose results stand in its text. */
export function statedContext(
  study: LabStudy,
  schema: KnobSchema,
  { configurations, prose, replays }: StatedStudyData,
): LabContext {
  const byLabel = <Value>(of: (one: Configurations['configurations'][number]) => Value) =>
    Object.fromEntries(configurations.configurations.map((one) => [one.id, of(one)]));
  return {
    schema,
    path: `/${configurations.id}/lab`,
    prefix: `${configurations.id}/`,
    labels: configurations.configurations.map(({ id }) => id),
    configurations: byLabel((one) => statedScenario(schema, one)),
    printed: byLabel(({ id }) => ({
      row: id,
      cells: measuredOf(prose, id),
      source: 'from the text',
    })),
    published: replays.configurations,
    statistic: 'mean',
    study,
  };
}
