import type { JudgedGoal } from '../../../comparison/goals';
import type { PerfectErrors } from '../../../comparison/selfRepeats';
import type { Quantity, Role } from '../../../comparison/types';
import type {
  Calibration,
  ErrorFigures,
  FittedParameter,
  Known,
  ParameterEffects,
  QuantityFigures,
  Screened,
  Screening,
} from '../../../comparison/validation';
import type { PointFigures } from '../figures';

/** Relative error with its 95 % interval. */
export interface ErrorInterval {
  mean: number;
  low: number;
  high: number;
}

/** One quantity of one configuration. */
export interface BoardCell {
  quantity: Quantity;
  /** The metric that the configuration is judged by. */
  metric: string;
  /** As the study prints it. */
  printed: string;
  measured: number | null;
  /** What the simulation is compared with, where the printed value is a misprint. */
  reference: number | null;
  /** Id of an erratum at the printed value. */
  erratum: string | null;
  simulated: number | null;
  /** Null where the two cannot be compared. */
  error: ErrorInterval | null;
  /** Error of the prediction without the configuration's test case. */
  heldOutError: number | null;
  role: Role;
  inLedger: boolean;
}

export interface BoardRow {
  /** Such as "20-A". */
  id: string;
  testCase: number;
  /** Order of the study. */
  position: number;
  server: string;
  users: number;
  trackingPoints: number;
  /** Why the configuration is not compared, or null. */
  notCompared: string | null;
  cells: readonly BoardCell[];
}

/** Error figures of a quantity, in sample and held out, with the goals set for them. */
export interface BoardTile {
  quantity: Quantity;
  inSample: ErrorFigures;
  heldOut: ErrorFigures | null;
  goals: { inSample: TileGoal; heldOut: TileGoal };
}

/** Limits in percent; null where none was set. */
export interface TileGoal {
  median: JudgedGoal | null;
  p90: JudgedGoal | null;
}

/** A misprint and what is used in its place. */
export interface UsedCorrection {
  id: string;
  configuration: string;
  metric: string;
  printed: string;
  likely: string;
}

export interface BoardData {
  modelVersion: string;
  replications: number;
  /** Largest relative error that counts as reproduced; null where a quantity is not judged. */
  tolerances: Readonly<Record<Quantity, number | null>>;
  tiles: readonly BoardTile[];
  rows: readonly BoardRow[];
  corrections: readonly UsedCorrection[];
}

/** A mean roundtrip and the CPU of each BizTalk computer of a configuration. */
export interface MeansRow {
  id: string;
  testCase: number;
  roundtrip: {
    printed: string;
    measured: number | null;
    simulated: number | null;
    error: ErrorInterval | null;
  };
  machines: readonly { name: string; measured: number | null; simulated: number | null }[];
}

export interface MeansData {
  machines: readonly string[];
  rows: readonly MeansRow[];
  /** Errors of mean roundtrips; null where none is compared. */
  figures: ErrorFigures | null;
  /** Mean over median roundtrip of every configuration that has both, printed and simulated: how much spikes add. */
  spikes: readonly { measured: number; simulated: number }[];
}

/** How much two runs of the same settings differ in a quantity, in its unit. */
export interface RepeatsRow {
  /** As goals name it. */
  id: string;
  label: string;
  unit: '%' | 'points';
  /** Standard deviation of one run. */
  deviation: number;
  degreesOfFreedom: number;
  /** What a model without any error would show against one printed run. */
  perfect: PerfectErrors;
}

/** What the study repeats of itself. */
export interface RepeatsData {
  /** Configurations that repeat each other. */
  groups: readonly (readonly string[])[];
  /** Labels of knobs that differ within a group and do nothing there. */
  idle: readonly string[];
  rows: readonly RepeatsRow[];
  /** Results of which another run of the group is taken as a prediction, and those of them within the model's tolerance. */
  predictions: number;
  within: number;
}

/** One configuration among the residuals. */
export interface ResidualPoint {
  id: string;
  server: string;
  users: number;
  publishLockPercent: number | null;
  roundtripsPerHost: number | null;
  cells: readonly ResidualCell[];
}

export interface ResidualCell {
  quantity: Quantity;
  measured: number;
  simulated: number;
  error: number;
}

export interface ResidualData {
  tolerances: BoardData['tolerances'];
  servers: readonly string[];
  points: readonly ResidualPoint[];
}

/** A configuration's error with and without its test case in the fit. */
export interface ErrorPair {
  id: string;
  inSample: number;
  heldOut: number;
}

export interface FoldSummary {
  id: string;
  heldOut: readonly string[];
  figures: Readonly<Record<Quantity, ErrorFigures | null>>;
}

/** A calibrated parameter that a refit left as it is. */
export interface KeptParameter {
  id: string;
  value: number;
  unit: string;
  meaning: string;
  reason: string;
}

export interface HeldOutData {
  modelVersion: string;
  inSample: QuantityFigures;
  heldOut: QuantityFigures;
  pairs: Readonly<Record<Quantity, readonly ErrorPair[]>>;
  folds: readonly FoldSummary[];
  /** Number of calibrated parameters. */
  calibrated: number;
  /** What every refit knows besides of what it leaves out. */
  known: readonly Known[];
  firstEight: {
    configurations: number;
    kept: readonly KeptParameter[];
    /** Of the same configurations. */
    inSample: QuantityFigures;
    figures: QuantityFigures;
    pairs: Readonly<Record<Quantity, readonly ErrorPair[]>>;
  } | null;
}

/** A refit that left much out at once. */
export interface Extrapolation {
  id: string;
  kind: 'forecast' | 'neutral forecast' | 'server' | 'layout';
  /** The test cases of a forecast's fit; else what is left out. */
  subject: string;
  /** What it predicts and can be compared. */
  scenarios: readonly string[];
  /** Of the same configurations, by the fit to all. */
  inSample: Readonly<Record<Quantity, ErrorFigures | null>>;
  predicted: Readonly<Record<Quantity, ErrorFigures | null>>;
  pairs: Readonly<Record<Quantity, readonly ErrorPair[]>>;
}

/** What a mechanism of the model is worth to it. */
/** Errors of what refits predict. */
export interface PredictedFigures {
  figures: Readonly<Record<Quantity, ErrorFigures | null>>;
  /** CPU of each BizTalk computer. */
  bizTalkCpu: PointFigures | null;
}

export interface MechanismRow {
  id: string;
  name: string;
  /** What it says of the system. */
  says: string;
  parameters: readonly string[];
  /** Cost of the fit to all test cases without it, over that with it. */
  fitRatio: number;
  /** The same from which on its parameters are worth having by Schwarz's rule. */
  askedRatio: number;
  /** What all test cases cost as predicted without it, each by a fit that left it out, over as predicted with it. */
  ratio: number;
  /** The same but for one test case. */
  folds: readonly { name: string; ratio: number }[];
  /** 95 % interval of the ratio: the bootstrap over test cases. */
  interval: readonly [low: number, high: number];
  /** Each test case as predicted without it, by the fit to the others. */
  heldOut: PredictedFigures;
  /** Test cases without which it would not have been chosen. */
  omittedWithout: readonly number[];
  /** How many left-out test cases are predicted better with it. */
  betterWith: number;
}

export interface StructureData {
  testCases: number;
  /** Cost with all mechanisms after the same search as without each, over that of the committed fit. */
  refittedRatio: number;
  rows: readonly MechanismRow[];
  inSample: Readonly<Record<Quantity, ErrorFigures | null>>;
  /** Each test case by the fit to the others, with all mechanisms. */
  heldOut: Readonly<Record<Quantity, ErrorFigures | null>>;
  /** The same after the search that the fits without a mechanism had. */
  complete: PredictedFigures;
  /** The same with the mechanisms that the others would choose. */
  chosen: Readonly<Record<Quantity, ErrorFigures | null>>;
}

/** How far a parameter can lie before the fit gets worse than chance explains. */
export interface ProfileRow {
  id: string;
  /** Factors at which the cost passes the limit; null where it does not within what was tried. */
  low: number | null;
  high: number | null;
  /** The factor up to which it lies by the refits without a test case, and its inverse; null where they keep it. */
  refits: number | null;
  /** Costs over the least that was found at the least and the largest factor that was tried. */
  outermost: readonly [number, number];
  /** What makes up for it: the power of its factor by which each moves. */
  along: readonly { id: string; power: number }[];
}

export interface ProfileData {
  /** Cost over the least that was found up to which chance explains it. */
  limit: number;
  /** Cost of the committed fit over the least that was found. */
  fitRatio: number;
  /** Least and largest factor that was tried. */
  reach: readonly [number, number];
  rows: readonly ProfileRow[];
}

export interface Described {
  meaning: string;
}

export interface SensitivityData {
  modelVersion: string;
  changePercent: number;
  parameters: readonly (ParameterEffects & Described)[];
}

export interface ScreeningData extends Omit<Screening, 'parameters'> {
  parameters: readonly (Screened & Described)[];
}

export interface CalibrationData extends Omit<Calibration, 'parameters'> {
  parameters: readonly (FittedParameter & Described & RefittedError)[];
}

/** How well the test cases together know a parameter: the error that a reader is shown. */
export interface RefittedError {
  /** By leaving out one test case at a time, in percent; null where no refit tells of it. */
  refittedErrorPercent: number | null;
}
