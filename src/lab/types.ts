import type { ComponentType } from 'react';
import type { Problem } from '../address/problem';
import type { DifferenceRecord } from '../comparison/differences';
import type { CellErratum, StudyIndex } from '../comparison/studyIndex';
import type { StudyMetrics } from '../comparison/studyMetrics';
import type { LedgerReason } from '../comparison/types';
import type { StatedCell } from '../measured/types';
import type { LinkContext } from '../scenario/codec';
import type { Scenario } from '../scenario/scenario';
import type { KnobSchema, KnobValues } from '../scenario/schema';
import type { Ensemble } from '../simulator/ensemble';
import type { StudyProtocol } from '../simulator/studyProtocol';
import type { Estimate, Summary } from '../simulator/types';
import type { Outside } from './view/measuredRange';

export type Statistic = 'median' | 'mean';

/** What is printed for a configuration. */
export interface PrintedConfiguration {
  /** Row of its cells, such as "20-A". */
  row: string;
  /** By column. */
  cells: Readonly<Record<string, StatedCell>>;
  /** Where the outcomes stand, such as "Table 79". */
  source: string;
}

/** What a page's lab is about; never changes while the page is open. */
export interface LabContext extends LinkContext {
  /** Precomputed results of the published configurations, by printed label. */
  published: Readonly<Record<string, Summary>>;
  /** What is printed for each configuration, by printed label. */
  printed: Readonly<Record<string, PrintedConfiguration>>;
  /** Ids of the knobs that each configuration is about, by printed label. */
  knobs: Readonly<Record<string, readonly string[]>>;
  /** The statistic shown first: the median, or the mean where the study prints only that. */
  statistic: Statistic;
  study: LabStudy;
  /** What its links carry behind the path and query, with "#"; absent for the studies of the site. */
  fragment?: string;
  /** Where the knobs and values are those of an archived model: what the page is about otherwise, and its simulator's address. */
  archived?: { page: LabContext; simulator: string };
}

/** What a scenario gave. A preview is a short run, a partial result a cancelled one. */
export interface Result {
  scenario: Scenario;
  summary: Summary;
  quality: 'full' | 'preview' | 'partial';
}

export type Phase =
  /** The precomputed result of a published configuration. */
  | { kind: 'precomputed' }
  | { kind: 'loading' }
  | { kind: 'running'; progress: number }
  | { kind: 'done'; wallMs: number }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: string };

export interface LabState {
  scenario: Scenario;
  /** Whether the page's address has been read; until then the first configuration stands in. */
  isRead: boolean;
  /** What a link or a change asked for and could not have. */
  problems: readonly Problem[];
  statistic: Statistic;
  phase: Phase;
  /** The last complete result; of an earlier scenario while a run is under way. */
  full: Result;
  /** The complete result before that one, to tell what the last change did. */
  before: Result | null;
  /** First or unfinished numbers of the current scenario. */
  early: Result | null;
  /** Counts requests to run the same scenario again. */
  attempt: number;
}

export type LabAction =
  | { type: 'configuration'; label: string }
  | { type: 'knobs'; changes: Readonly<Record<string, number>> }
  | { type: 'resetKnob'; id: string }
  | { type: 'resetAll' }
  | { type: 'seed'; seed: number }
  | { type: 'restored'; scenario: Scenario; problems: readonly Problem[] }
  | { type: 'statistic'; statistic: Statistic }
  | { type: 'dismiss' }
  | { type: 'retry' }
  | { type: 'loading' }
  | { type: 'progress'; progress: number }
  | { type: 'early'; result: Result }
  | { type: 'finished'; result: Result; wallMs: number }
  | { type: 'cancelled' }
  | { type: 'failed'; reason: string };

/** One of the numbers at the top of a lab. */
export interface Outcome {
  /** Id of a judged quantity of the study. */
  id: string;
  label: string;
  unit: string;
  /** Name of the metric in reports and cells, such as "throughput.median". */
  metric: string;
}

/** What a study's part of a lab is given. */
export interface PartProps {
  context: LabContext;
  view: LabView;
  statistic: Statistic;
  onChange: (changes: KnobValues) => void;
}

/** What knobs are given that need more room than their panel has. */
export interface EditorProps {
  context: LabContext;
  values: KnobValues;
  onChange: (changes: KnobValues) => void;
}

/** A part of the labels of a study with many configurations. */
export interface LabelPart {
  label: string;
  textOf: (part: string) => string;
}

/** What chooses among the configurations of a page is given. */
export interface SwitchProps {
  context: LabContext;
  /** The configuration on show, by its whole name. */
  base: string;
  onChange: (label: string) => void;
}

/** How a study tells the difference between results. */
export interface Telling {
  /** What separates two results in the statistic on show, in words; null where they cannot be told apart or compared. */
  effectText: (before: Summary, now: Summary, statistic: Statistic) => string | null;
  /** The errors of differences between two of its scenarios. */
  differences: DifferenceRecord;
  /** What a reader must know of a scenario that can be simulated and that nobody would run; empty for most. */
  caution?: (values: KnobValues) => string;
}

/** What a few settings come to, such as "7 computers". */
export interface Told {
  text: string;
  /** Ids of the knobs that it tells of. */
  knobs: readonly string[];
}

/** What a study brings to its labs; everything else is the same for all. */
export interface LabStudy {
  index: StudyIndex;
  /** How its results are named and judged. */
  metrics: StudyMetrics;
  protocol: StudyProtocol;
  /** Sets of parameters that its measurements allow as well, where its refits tell of any. */
  ensemble?: () => Promise<Ensemble>;
  /** Whether outcomes are printed as medians and means. */
  hasStatistics: boolean;
  outcomes: (statistic: Statistic) => readonly Outcome[];
  /** Ids of the outcomes that stay in sight. */
  sticky: readonly string[];
  /** The parts of a label such as "http-1-way/2006/2kb", where there are too many labels for buttons. */
  parts?: readonly LabelPart[];
  /** Chooses among many configurations; by default a button for each. */
  Switch?: ComponentType<SwitchProps>;
  /** What tells a configuration of a page apart from the others. */
  configurationText: (context: LabContext, label: string) => string;
  /** A closed group of knobs in few words; empty for none. */
  groupSummary: (context: LabContext, group: string, values: KnobValues) => string;
  /** Knob of the load, over which a curve of the outcomes is drawn. */
  loadKnob: string;
  /** What limits the system now, as a sentence. */
  limitText: (summary: Summary) => string;
  /** What tells the difference between results; fetched with the first change. */
  telling: () => Promise<Telling>;
  /** What to expect of a scenario whose every value lies within what was measured. */
  Trust: ComponentType<PartProps>;
  /** What settings come to that stand in no knob alone, for the line below the open knobs. */
  told?: (schema: KnobSchema, values: KnobValues) => readonly Told[];
  /** The one picture that every reader sees. */
  Picture: ComponentType<PartProps>;
  /** Further charts and tables, with what stands behind the numbers. */
  More?: ComponentType<PartProps>;
  /** A section of the page below the panel. */
  Charts?: ComponentType<PartProps>;
  /** Knobs that need more room than their panel has; above all that moves when they do. */
  Editor?: ComponentType<EditorProps>;
  /** Whether groups of knobs without a change fold to a line with their values on every screen. */
  foldsKnobs?: boolean;
  /** Groups of knobs that the editor sets in place of the panel. */
  staged?: readonly string[];
  /** A reader's changes with those of other knobs that belong to them. */
  withWhatBelongs?: (
    changes: KnobValues,
    values: KnobValues,
    publishedValues: KnobValues,
  ) => KnobValues;
  /** Replaces the fields of a group of knobs. */
  fields?: Readonly<Record<string, ComponentType<FieldsProps>>>;
}

/** Fields of a group of knobs that belong together. */
export interface FieldsProps {
  values: KnobValues;
  onChange: (changes: KnobValues) => void;
}

/** One outcome of one configuration: measured, simulated as published, and how far apart. */
export interface OutcomeView extends Outcome {
  cell: StatedCell | undefined;
  erratum: CellErratum | undefined;
  /** What the simulation is compared with: the printed value or its correction. */
  reference: number | null;
  simulated: Estimate | undefined;
  /** Relative error with its 95 % interval; null where nothing can be compared. */
  error: Estimate | null;
  tolerance: number;
  ledger: LedgerReason | undefined;
}

/** Everything the lab shows that follows from its state. */
export interface LabView {
  /** Row of the configuration's cells, such as "20-A". */
  row: string;
  cells: Readonly<Record<string, StatedCell>>;
  publishedValues: KnobValues;
  values: KnobValues;
  published: Summary | undefined;
  shown: Summary;
  stale: boolean;
  /** Whether the scenario differs from the published one. */
  isChanged: boolean;
  /** Numbers of the reader's scenario, of an earlier one while stale; null before there are any. */
  now: Summary | null;
  changeCount: number;
  /** The changes in few words, for a label. */
  changeLabel: string;
  /** What of the scenario nobody measured. */
  outside: readonly Outside[];
  outcomes: OutcomeView[];
}
