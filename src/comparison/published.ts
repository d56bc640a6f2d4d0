import { measuredOf } from '../measured/statedStudy';
import type { Prose, Reading, StatedCell } from '../measured/types';
import type { KnobSchema, KnobValues } from '../scenario/schema';
import type { Measured, StudyMetrics } from './studyMetrics';

/** A published configuration and what was measured for it. */
export interface Published {
  /** Such as "low-latency/20-A". */
  scenario: string;
  /** Row of its cells, such as "20-A". */
  row: string;
  /** By metric, in the order to show. */
  measured: Measured;
  /** What figures given in words are read as, by metric. */
  readings?: Readonly<Record<string, Reading>>;
  /** How its results are named and judged. */
  metrics: StudyMetrics;
}

/** A published configuration with the settings that it is simulated with. */
export interface Configuration extends Published {
  schema: KnobSchema;
  values: KnobValues;
  /** Ids of the three knobs that it is about. */
  knobs: readonly string[];
  /** Everything printed for it, by column. */
  cells: Readonly<Record<string, StatedCell>>;
  /** Where its results stand, such as "Table 79". */
  source: string;
  /** File of its page's precomputed results, below the replays folder. */
  file: string;
}

/** A configuration of a study whose results stand in its text, such as "overdrive". */
export function publishedInText(
  metrics: StudyMetrics,
  prose: Prose,
  configuration: string,
): Published {
  const cells = measuredOf(prose, configuration);
  const stated = metrics.metrics.filter((metric) => metric in cells);
  return {
    scenario: `${metrics.study}/${configuration}`,
    row: configuration,
    metrics,
    measured: Object.fromEntries(stated.map((metric) => [metric, cells[metric]?.value ?? null])),
    readings: Object.fromEntries(
      stated.flatMap((metric): [string, Reading][] => {
        const reading = cells[metric]?.reading;
        return reading === undefined ? [] : [[metric, reading]];
      }),
    ),
  };
}
