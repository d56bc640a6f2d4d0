import type { Repeats } from '../comparison/claimsMargin';
import type { ReadPrinted } from '../comparison/claimsPrinted';
import type { JudgedClaim } from '../comparison/claimsTypes';
import type { BesideFigure, GoalFigures } from '../comparison/goals';
import type { StatedParameter } from '../comparison/parameters';
import type { Configuration } from '../comparison/published';
import type { ReplayedStudy } from '../comparison/replayedStudy';
import type { StudyMetrics } from '../comparison/studyMetrics';
import type { HeldOutPrediction, Refit } from '../comparison/validation';
import type { CatalogueMachine } from '../measured/hardware';
import type { ReadData } from '../measured/readData';
import type { Table } from '../measured/types';
import type { KnobSchema, KnobValues } from '../scenario/schema';
import type { StudyProtocol } from '../simulator/studyProtocol';

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

/** What the figures of goals are made of. */
export interface GoalContext {
  replayed: ReplayedStudy;
  read: ReadData;
  schema: KnobSchema;
  parameters: readonly StatedParameter[];
  claims: readonly JudgedClaim[];
}

/** What the files of a study's pages are made of. */
export interface PageContext {
  read: ReadData;
  claims: readonly JudgedClaim[];
}

/** What a knob is moved in, and what is looked at; of a metric's names the first that both sides print. */
export interface SweepBase {
  /** Such as "low-latency/20-A". */
  base: string;
  /** Why this one, as the end of a sentence. */
  because: string;
  metrics: readonly (readonly string[])[];
}

/** Two configurations, named within their study: with a change, and without or with less of it. */
export type ConfigurationPair = readonly [changed: string, before: string];

/** What a study measured of the changes that the page on all studies compares. */
export interface MeasuredChanges {
  /** The metric that says how much work was done; absent in a study without pairs. */
  work?: string;
  /** By change: its pairs of configurations, or in a few words why it has none. */
  byChange: Readonly<Record<ChangeId, readonly ConfigurationPair[] | string>>;
}

/** A change that several studies could have measured. */
export type ChangeId = 'tracking' | 'throttling' | 'messageBoxes' | 'hosts' | 'threads';

/** A model of a study that is reckoned in one go and not simulated. */
export interface ReckonedModel {
  /** Its parameters, all above 0, with the values that a fit begins at. */
  start: Readonly<Record<string, number>>;
  /** What it gives for a configuration, by the ids of judged quantities. */
  at: (
    values: KnobValues,
  ) => (parameters: Readonly<Record<string, number>>) => Readonly<Record<string, number>>;
}

/** Predictions by one fit that left much out. */
export interface Extrapolated {
  /** What such fits leave out, such as "A database server left out". */
  label: string;
  predictions: readonly HeldOutPrediction[];
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
  /** In which configuration its knobs are moved one by one. */
  sweepBase: SweepBase;
  changes: MeasuredChanges;
  /** What it holds besides its configurations, as the end of a sentence; absent for most. */
  also?: string;
  /** The fit of its parameters, below static/data; absent where they are as printed or assumed. */
  fit?: string;
  /** Sets of parameters that its refits allow as well, below static/data; absent where they are too few to draw from. */
  ensemble?: string;
  /** Fits that leave stated facts out, below static/data, where no page of its own tells of them. */
  refits?: string;
  /** Fits without a group each, by which errors of parameters are told, where `refits` has none. */
  groupRefits?: (read: ReadData) => readonly Pick<Refit, 'parameters' | 'open'>[];
  /** Printed numbers by fits that did not see them; absent where nearly all are needed for the fit. */
  predictions?: (read: ReadData) => readonly HeldOutPrediction[];
  /** A simpler model that the simulator is held against; absent where nobody has made one. */
  reckoned?: ReckonedModel;
  /** Predictions by fits that leave much out at once, such as all later test cases; absent where there are none. */
  extrapolations?: (read: ReadData, rows: readonly string[]) => readonly Extrapolated[];
  /** What configurations have in common that err together, by row; absent where each stands alone. */
  clusterOf?: (row: string) => string;
  contentsOf: (read: ReadData, schema: KnobSchema) => StudyContents;
  /** The figures that its goals are about, by goal id. */
  goalFigures: (given: GoalContext) => GoalFigures;
  /** What pages of this study fetch, by names of files below generated/evidence; absent for most. */
  pageFiles?: (given: PageContext) => Readonly<Record<string, unknown>>;
  /** What a perfect model would show by what the study repeats, by the id of the goal, in its unit. */
  repeatsWithin?: (given: GoalContext) => Readonly<Record<string, number>>;
  /** Figures without a limit, by the id of the goal that they stand beside. */
  besideFigures?: (read: ReadData) => Readonly<Record<string, readonly BesideFigure[]>>;
}
