import type { Quantity } from './types';

/** Validation of the model, as static/data/schema describes it. */

/** How the runs behind a fit or a prediction are measured. */
export interface FitProtocol {
  warmUpMs: number;
  countedMs: number;
  replications: number;
  seed: number;
}

/** A configuration that the fit does not see. */
export interface Exclusion {
  scenario: string;
  reason: string;
}

export interface FittedParameter {
  id: string;
  unit: string;
  start: number;
  fitted: number;
  /** Relative to the fitted value, as if residuals were independent; null where the data do not determine it. */
  standardErrorPercent: number | null;
}

/** The fit of the calibrated parameters to all configurations together. */
export interface Calibration {
  modelVersion: string;
  protocol: FitProtocol;
  loss: { name: string; huberDelta: number; weights: Readonly<Record<string, number>> };
  excluded: readonly Exclusion[];
  /** What the search minimises: where it began, where that search ended, and the least of all searches. */
  cost: { start: number; searched: number; fitted: number };
  evaluations: number;
  parameters: readonly FittedParameter[];
}

/** The fit of a study whose residuals need no further description. */
export interface ParameterFit {
  modelVersion: string;
  /** Published facts that some parameter moves. */
  facts: number;
  /** Sum of squared residuals where the search began and where it ended. */
  cost: { start: number; fitted: number };
  parameters: readonly FittedParameter[];
}

/** The name of a published fact. */
export interface FactName {
  scenario: string;
  metric: string;
}

/** A fit without some facts. */
export interface Refit {
  heldOut: readonly FactName[];
  /** Fitted values by parameter. */
  parameters: Readonly<Record<string, number>>;
  /** Parameters that become open without these facts. */
  open: readonly string[];
}

/** A fact and what the fit without it says of it. */
export interface FactPrediction extends FactName {
  measured: number;
  /** By the committed values, which were set with all facts in view. */
  fitted: number;
  /** By the fit without it. */
  predicted: number;
  /** Whether the other facts determine it; otherwise it rests on the committed values. */
  isDetermined: boolean;
}

/** A printed number as a fit predicts it that did not see it. */
export interface HeldOutPrediction extends FactName {
  predicted: number;
  /** Configurations that the fit left out, this one among them. */
  leftOut: readonly string[];
}

/** Fits of a study that leave facts out. */
export interface Refits {
  modelVersion: string;
  /** Runs behind each simulated value. */
  replications: number;
  leftOut: 'fact' | 'configuration';
  folds: readonly Refit[];
  predictions: readonly FactPrediction[];
  /** Facts that no calibrated parameter moves. */
  unmoved: readonly FactName[];
}

/** A refit without some configurations. */
export interface Fold {
  /** Such as "without-test-case-04", "first-eight", "up-to-test-case-07" or "without-server-xeon". */
  id: string;
  heldOut: readonly string[];
  /** Fitted values by parameter. */
  parameters: Readonly<Record<string, number>>;
}

/** What a fold's parameters give for a configuration it left out. */
export interface Prediction {
  fold: string;
  scenario: string;
  /** By metric, named as those of a replay. */
  metrics: Readonly<Record<string, number>>;
}

/** A calibrated parameter that a fit did not move. */
export interface Kept {
  parameter: string;
  reason: string;
}

/** Something that was chosen with the results of all test cases in view. */
export interface Known {
  what: string;
  how: string;
}

/** What the fit to the first test cases keeps of the full fit, and what all refits know of what they leave out. */
export interface KeptReport {
  firstEight: readonly Kept[];
  known: readonly Known[];
}

/** Refits that left configurations out, and what they predict of these. */
export interface FoldReport {
  modelVersion: string;
  protocol: FitProtocol;
  folds: readonly Fold[];
  predictions: readonly Prediction[];
}

export interface HeldOut extends FoldReport {
  kept: KeptReport;
}

/** What a fit without a test case minimises, and the same of that test case as it predicts it. */
export interface FoldCost {
  testCase: number;
  cost: number;
  leftOut: number;
}

/** A model with the same mechanisms, fitted to all test cases and without each. */
export interface StructureFits {
  cost: number;
  folds: readonly FoldCost[];
  /** What each fold predicts of the test case that it left out. */
  predictions: readonly Prediction[];
}

/** The fits without a mechanism. */
export interface OmittedMechanism extends StructureFits {
  id: string;
  name: string;
  /** What the mechanism says of the system. */
  says: string;
  parameters: readonly string[];
}

/** Mechanisms without which the other test cases are predicted better. */
export interface StructureChoice {
  testCase: number;
  omitted: readonly string[];
}

/** Fits without each mechanism, and refits of what is chosen without each test case. */
export interface Structures extends FoldReport {
  all: StructureFits;
  mechanisms: readonly OmittedMechanism[];
  choices: readonly StructureChoice[];
}

/** The best fit with a parameter elsewhere. */
export interface ProfilePoint {
  /** What the parameter is multiplied with. */
  factor: number;
  cost: number;
  /** What the other parameters were multiplied with to get there. */
  others: Readonly<Record<string, number>>;
}

/** How the cost grows as a parameter moves away, all others fitted again. */
export interface Profile {
  id: string;
  points: readonly ProfilePoint[];
}

/** The parameters that the study hardly determines, the least determined first. */
export interface Profiles {
  modelVersion: string;
  /** Where each factor is 1. */
  cost: number;
  /** Configurations that the fit sees. */
  configurations: number;
  profiles: readonly Profile[];
}

/** Change of a judged metric when a parameter changes. */
export interface Effect {
  /** Mean relative change over the configurations, the most changed one left out, parameter down. */
  lowPercent: number;
  /** The same, parameter up. */
  highPercent: number;
  /** Largest absolute change in one configuration. */
  largestPercent: number;
  largestScenario: string;
}

export interface ParameterEffects {
  id: string;
  unit: string;
  value: number;
  origin: string;
  effects: Readonly<Record<Quantity, Effect>>;
}

export interface Sensitivity {
  modelVersion: string;
  /** By how much each parameter is moved down and up. */
  changePercent: number;
  parameters: readonly ParameterEffects[];
}

/** What a tenth more of a parameter does, in percent, from points at which all others lie elsewhere. */
export interface ElementaryEffect {
  meanPercent: number;
  /** Standard deviation between the points. */
  spreadPercent: number;
  /** Part of the variance that the mean effects of all parameters make. */
  variancePercent: number;
}

export interface Screened {
  id: string;
  origin: string;
  effects: Readonly<Record<Quantity, ElementaryEffect>>;
}

export interface Screening {
  modelVersion: string;
  /** How far each parameter lies from its value at most, up or down. */
  rangePercent: number;
  /** From how many points each parameter is moved alone. */
  points: number;
  parameters: readonly Screened[];
}

/** Absolute errors of a group of configurations. */
export interface ErrorFigures {
  medianPercent: number;
  p90Percent: number;
}

export type QuantityFigures = Readonly<Record<Quantity, ErrorFigures>>;

/** What a version of the model achieved. */
export interface HistoryEntry {
  modelVersion: string;
  date: string;
  change: string;
  calibratedParameters: number;
  /** Configurations in the ledger. */
  ledger: number;
  figures: QuantityFigures;
  heldOut: QuantityFigures | null;
}

/** A mechanism of the low-latency model that was tried and not kept. */
export interface TriedMechanism {
  id: string;
  /** The model it was tried in. */
  modelVersion: string;
  /** What it was to mend. */
  aim: string;
  mechanism: string;
  outcome: string;
  /** What the fit minimises, in short runs; null where it was not recorded. */
  fitCost: { without: number; with: number } | null;
}

/** A figure the project set out to reach. */
export interface Goal {
  id: string;
  /** What of the low-latency study it is about, the kernel, or the id of another study. */
  group: string;
  label: string;
  bound: 'at-most' | 'at-least';
  limit: number;
  /** The limit that was set before it was known what the study itself repeats; the limit follows from both. */
  set?: number;
  unit: string;
  /** Whether the present figure misses the limit. */
  missed: boolean;
  /** The figure and how it was obtained, where no committed file gives it. */
  stated?: { figure: number; how: string };
}
