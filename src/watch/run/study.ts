import type { KnobValues } from '../../scenario/schema';
import type { Report } from '../../simulator/report';
import type { Choice } from '../../simulator/watch/watchRun';
import type { Plan } from './plan';
import type { Happening, Place, WatchedReport, WatchedRun, WatchedStage } from './watched';

/** A place as it is drawn and listed. */
export interface NamedPlace {
  id: Place;
  name: string;
  /** What is done here, in few words. */
  note: string;
  /** Number of the column that it stands in. */
  column: number;
  /** Whether marks stand in rows, in a line, in a line before a lock that one at a time holds, or there are none but facts. */
  shape: 'rows' | 'line' | 'lock' | 'facts';
  /** Whether counts stand beside its name however narrow it is. */
  isCounted?: boolean;
  /** Whether numbers are told beside its marks, too. */
  hasFacts?: boolean;
  /** Whether what happens here is assumed, not measured. */
  isAssumed?: boolean;
}

/** A column of the drawing. */
export interface Column {
  head: string;
  /** Part of the width. */
  share: number;
  /** Whether its places stand in one computer. */
  isPanel?: boolean;
}

/** Messages go from one column to another. */
export interface Way {
  from: number;
  to: number;
  level: 'top' | 'low';
}

/** A number at a place or of a column, such as how many messages wait in a line that are not told apart. */
export interface Fact {
  label: string;
  value: number;
  /** Empty for a count. */
  unit?: string;
}

/** Stages that a reader counts together, and whether their messages wait. */
export interface Group {
  label: string;
  stages: readonly string[];
  isWaiting: boolean;
}

/** Finds the places of the parts of one message, in their order. */
export type PlaceReader = (id: string, host: number) => Place;

/** What is shown of single messages in the runs of a study. Pure data and functions, so that builds read it, too. */
export interface WatchedStudy {
  /** As scenarios and the simulator name it. */
  id: string;
  /** What one mark stands for. */
  noun: { one: string; many: string };
  /** Which time of a run is watched; a reader may ask for an instant, ms. */
  choiceAt: (atMs: number | null) => Choice;
  /** Instants that a reader may ask for, s. */
  accepted: { least: number; most: number; first: number };
  firstScenario: string;
  /** How many times slower than in life it is shown first: so that much moves within two seconds of opening it. */
  firstSlowed: number;
  /** The parts of the way of messages, and the lines. */
  stagesOf: (report: Report) => readonly WatchedStage[];
  /** The place among them of what a note tells of a part at a host instance; null where that is the part. */
  stageAt: ((part: number, host: number) => number) | null;
  placesOf: (report: WatchedReport, values: KnobValues) => NamedPlace[];
  readerOf: (values: KnobValues) => () => PlaceReader;
  /** Where places stand that have no columns, or that they are listed; absent where columns are drawn. */
  plan?: Plan | 'listed';
  columns: readonly Column[];
  ways: readonly Way[];
  /** Below all columns messages go back from one to another. */
  back: { from: number; to: number; text: string } | null;
  /** What stands beside the head of a column, of the whole run. */
  columnFacts: (column: number, report: WatchedReport) => Fact[];
  factsOf: (place: Place, run: WatchedRun, values: KnobValues, timeMs: number) => Fact[];
  /** None: every stage by itself. */
  groups: readonly Group[] | null;
  /** What happens in a run, by time. */
  incidentsOf: (report: Report) => Happening[];
  /** What is not drawn. */
  missing: string;
  /** Results that tell which run this is: metric, name and unit. */
  metrics: readonly (readonly [metric: string, name: string, unit: string])[];
}
