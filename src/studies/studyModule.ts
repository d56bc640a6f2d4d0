import type { Repeats } from '../comparison/claimsMargin';
import type { ReadPrinted } from '../comparison/claimsPrinted';
import type { Configuration } from '../comparison/published';
import type { StudyMetrics } from '../comparison/studyMetrics';
import type { CatalogueMachine } from '../measured/hardware';
import type { Table } from '../measured/types';
import type { KnobSchema } from '../scenario/schema';
import type { StudyProtocol } from '../simulator/studyProtocol';

/** Reads a JSON file below static/data; the schemas under static/data/schema are its contract. */
export type ReadData = <Content>(file: string) => Content;

/** What the transcription of a study holds. */
export interface StudyContents {
  /** Every configuration that a number is printed for, in the order of the study. */
  configurations: readonly Configuration[];
  /** Reads what is printed for a configuration and a metric. */
  readPrinted: ReadPrinted;
  /** Everything that stands in tables. */
  tables: readonly Table[];
  machines: readonly CatalogueMachine[];
  /** Days of the events that it tells, in order. */
  eventDays: readonly string[];
}

/** What a study brings; everything outside its folder takes it from here. */
export interface StudyModule {
  /** As scenarios, links and the simulator name it. */
  id: string;
  /** Number of its source document. */
  document: string;
  metrics: StudyMetrics;
  protocol: StudyProtocol;
  /** What it has run twice with the same settings; null where it repeats nothing. */
  repeats: Repeats | null;
  contentsOf: (read: ReadData, schema: KnobSchema) => StudyContents;
}
