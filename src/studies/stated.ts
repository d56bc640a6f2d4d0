import { measuredReader } from '../comparison/claimsPrinted';
import { statedConfigurations } from '../comparison/statedConfigurations';
import type { StudyMetrics } from '../comparison/studyMetrics';
import type { Configurations } from '../measured/configurationTypes';
import { machinesOfText } from '../measured/hardware';
import { measuredOf } from '../measured/statedStudy';
import type { Prose, Table } from '../measured/types';
import type { KnobSchema } from '../scenario/schema';
import type { StudyContents, StudyModule } from './studyModule';

/** The contents of a study that states its configurations, computers and events in one file. */
export function statedContents(
  metrics: StudyMetrics,
  schema: KnobSchema,
  configurations: Configurations,
  published: Prose,
  tables: readonly Table[] = [],
): StudyContents {
  return {
    configurations: statedConfigurations(metrics, schema, configurations, published),
    readPrinted: measuredReader(metrics.study, (row) => measuredOf(published, row)),
    tables,
    ...hardwareOf(configurations),
  };
}

/** The same, where all of it stands in the two files of its text. */
export const contentsInText =
  (metrics: StudyMetrics): StudyModule['contentsOf'] =>
  (read, schema) =>
    statedContents(
      metrics,
      schema,
      read(`${metrics.study}/configurations.json`),
      read(`${metrics.study}/prose.json`),
    );

/** The computers and the days of a study that states them in one file. */
export const hardwareOf = ({
  machines,
  events,
}: Configurations): Pick<StudyContents, 'machines' | 'eventDays'> => ({
  machines: machinesOfText(machines),
  eventDays: events.map(({ date }) => date),
});
