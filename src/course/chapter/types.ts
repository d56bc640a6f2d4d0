import type { PicturePart } from '../../picture/plan';
import type { Network, Report } from '../network/shapes';

/** Values of the knobs of a figure, by id. */
export type Knobs = Readonly<Record<string, number>>;

/** A handle of a figure. */
export interface FigureKnob {
  id: string;
  label: string;
  unit: string;
  min: number;
  max: number;
  step: number;
  /** Where the chapter begins. */
  start: number;
  /** The step, from 1, at which it can be moved; before it is shown as text. */
  opensAt: number;
}

/** What a figure shows: its knobs and a long run with them. */
export interface FigureView {
  knobs: Knobs;
  report: Report;
  /** What the chapter's short runs measured with these knobs; none where it has none, or while they are under way. */
  replications?: readonly number[];
}

/** Where a box of a chapter stands in the picture: at one of its places, or for the database as a whole. */
export type Standing = Exclude<PicturePart, 'wayBack'> | 'messageBox';

/** A box of the picture, and what of the network stands in it. */
export interface Place {
  /** The part of the picture that it is; `messageBox` for the database as a whole. */
  at: Standing;
  name: string;
  /** Who pauses here: the users of a closed source. */
  pausing?: { of: string; words: string };
  /** Who stands in line here, and for what; those who are held have been served and wait for room elsewhere. */
  line?: { of: 'station' | 'held' | 'lock'; id: string; words: string };
  /** The station whose servers are here. */
  servers?: string;
  /** The lock that is held here, and the station where it is. */
  lock?: { of: string; during: string };
  /** What time is told of below: from one checkpoint of its station to the next, or how long one measures. */
  times?: 'checkpoints' | 'measurement';
  /** Whether others pass below it on their way. */
  isPassed?: boolean;
}

/** A share of time as a bar. */
export interface Meter {
  label: string;
  /** From 0 to 1. */
  of: (view: FigureView) => number;
  /** What stands under it, such as the load that fills it. */
  note?: (view: FigureView) => string;
}

/** A quantity over the range of one knob, the others as they are. */
export interface Curve {
  knob: string;
  /** Where it is simulated. */
  at: readonly number[];
  title: string;
  unit: string;
  of: (report: Report) => number | null;
  /** The same by a formula, where there is one; null where it has no answer. */
  formula?: (knobs: Knobs) => number | null;
  /** What it cannot exceed, whatever else happens. */
  bound?: (knobs: Knobs) => number;
  /** Top of its axis. */
  top: number;
  /** A value of the knob that cannot be passed. */
  limit?: (knobs: Knobs) => { at: number; label: string } | null;
}

/** The line at a station over some minutes, for what an average hides. */
export interface OverTime {
  station: string;
  title: string;
  /** Least top of its axis. */
  top: number;
}

/** Short measurements of one network that differ by their random numbers alone, for what one of them is worth. */
export interface Replications {
  count: number;
  title: string;
  unit: string;
  of: (report: Report) => number | null;
  /** How long each is recorded. */
  minutes: (knobs: Knobs) => number;
  /** What a run without end would give, by a formula. */
  exact: (knobs: Knobs) => number | null;
}

export interface ChapterStep {
  /** Part of the address: "#cause-it". */
  id: string;
  title: string;
  /** Knobs that the figure takes when the step is reached. */
  state?: Knobs;
  /** What the reader is to bring about. */
  goal?: { text: string; met: (view: FigureView) => boolean };
}

/** What a chapter ends with: a goal for its figure, told in a number that the figure has. */
export interface Challenge {
  ask: string;
  /** Null where the figure has no such number. */
  of: (view: FigureView) => number | null;
  unit: string;
  /** Solved at or below this value, or at or above it. */
  limit: { at: number; below: boolean };
  /** What must not be given up for it, and what is said where it is. */
  given: { of: (view: FigureView) => boolean; otherwise: string };
  /** Knobs that solve it. */
  solution: Knobs;
}

/** A question whose answer a run gives. */
export interface GuessQuestion {
  /** The step that asks it. */
  step: string;
  question: string;
  options: readonly { id: string; text: string; tempting: string }[];
  /** Name of the act, on the button. */
  act: string;
  before: Knobs;
  after: Knobs;
  /** Whether the two runs are the lowest and the highest of the chapter's short ones, `before` the first. */
  ofReplications?: boolean;
  /** The option that the runs say is right. */
  right: (before: Report, after: Report) => string;
  /** What happened, made from the runs. */
  outcome: (before: Report, after: Report) => string;
}

/** What the numbers of an exercise can be. */
export interface Given {
  /** Asked where no seed is set. */
  first: readonly number[];
  /** What a seed chooses from: each makes a question with one clear answer. */
  others: readonly (readonly number[])[];
}

/** An exercise that can be asked with other numbers. */
export interface Posed<One extends Exercise> {
  given: Given;
  with: (given: readonly number[]) => One;
}

export interface NumberExercise {
  kind: 'number';
  title: string;
  unit: string;
  ask: string;
  answer: number;
  /** Part of the answer that counts as right. */
  tolerance: number;
  why: string;
  /** Wrong answers that are near at hand, and what is said to them. */
  slips: readonly { answer: number; why: string }[];
}

export interface KnobsExercise {
  kind: 'knobs';
  title: string;
  ask: string;
  /** Knobs that may be moved, and where all of them begin. */
  knobs: readonly string[];
  start: Knobs;
  measure: { label: string; unit: string; of: (report: Report) => number | null; top: number };
  /** Passed at or below this value, or at or above it. */
  limit: { at: number; below: boolean };
  /** Another condition on the knobs, beside the limit, and what is said where it alone is not kept. */
  allowed?: { of: (knobs: Knobs) => boolean; otherwise: string };
  /** Knobs that pass. */
  solution: Knobs;
  hint: string;
}

export interface ChoiceExercise {
  kind: 'choice';
  title: string;
  ask: string;
  options: readonly { id: string; text: string }[];
  reasons: readonly { id: string; text: string }[];
  right: { option: string; reason: string };
  /** What is said to each reason. */
  answers: Readonly<Record<string, string>>;
}

export type Exercise = NumberExercise | KnobsExercise | ChoiceExercise;

/** One of the chapters: its network and all that is asked and drawn of it. */
export interface Chapter {
  id: string;
  /** Short name, for the sidebar and the neighbours. */
  name: string;
  minutes: number;
  /** "A model of one database". */
  model: string;
  knobs: readonly FigureKnob[];
  network: (knobs: Knobs) => Network;
  drawing: readonly Place[];
  /** Who comes round again on the way back, where those who are answered do. */
  back?: string;
  /** States what the figure shows now. */
  finding: (view: FigureView) => string;
  meters: readonly Meter[];
  curve: Curve;
  /** Drawn where it is given; the run then begins fast. */
  overTime?: OverTime;
  /** Whether the times of single messages are shown, with their mean, median and 95th percentile. */
  distribution?: boolean;
  /** Shown once the guess is made. */
  replications?: Replications;
  challenge: Challenge;
  steps: readonly ChapterStep[];
  guess: GuessQuestion;
  exercises: readonly [Posed<NumberExercise>, Posed<KnobsExercise>, Posed<ChoiceExercise>];
}

/** What a build has run for a chapter: what a page shows before, and without, a simulator. */
export interface Still {
  report: Report;
  snapshot: import('../network/shapes').Snapshot;
  /** Of the chapter's curve, at its places. */
  curve: readonly (number | null)[];
  /** Of the chapter's line over time, where it has one. */
  lines?: readonly number[];
  before: Report;
  after: Report;
}
