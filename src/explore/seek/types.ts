import type { Band } from '../../comparison/bands';
import type { Nearest } from '../../scenario/distance';
import type { Scenario } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';
import type { Spread } from '../../simulator/ensemble';
import type { Estimate } from '../../simulator/types';

/** What is wanted: as much, or as little, as there can be of a measure, or of the price. */
export interface Wanted {
  direction: 'maximise' | 'minimise';
  /** Id of a measure of the study, or "price". */
  measure: string;
}

/** What is accepted of a measure: at most so much, or at least so much where more of it is better. */
export interface Limit {
  measure: string;
  value: number;
}

/** A knob that may move, and the values that it may take, ascending. */
export interface Move {
  knob: string;
  values: readonly number[];
}

/** A combination: for each knob that may move, the place of its value among those it may take. */
export type Point = readonly number[];

export interface SeekQuestion {
  from: Scenario;
  wanted: Wanted;
  limits: readonly Limit[];
  moves: readonly Move[];
  /** Price of one of what a knob counts, by knob; knobs without one cost nothing. */
  prices: Readonly<Record<string, number>>;
  seed: number;
}

/** A scenario that was tried, with what was found. */
export interface Candidate {
  changes: KnobValues;
  /** By measure; null where a run has no such number. A coarse run has an interval without width. */
  found: Readonly<Record<string, Estimate | null>>;
  /** Measures whose limits it breaks, or of which it has no number; none where it is accepted. */
  broken: readonly string[];
  /** The regimes of its bands. */
  regimes: readonly string[];
  /** A run of it came to no end: it is never the best and never on the front. */
  isUnstable: boolean;
  /** How it was measured: by short runs, or as the study measured. */
  protocol: 'preview' | 'study';
  replications: number;
}

/** How far a search is. */
export interface SeekProgress {
  stage: 'bounds' | 'screening' | 'finalists' | 'done';
  evaluated: number;
  /** Scenarios that will have been tried at most. */
  most: number;
  /** All that was tried, in the order of trying. */
  tried: readonly Candidate[];
  /** The nearest to the limits until something keeps them. */
  best: Candidate | null;
  /** Accepted or not: nothing tried is better in what is wanted and in every limited measure. */
  front: readonly Candidate[];
}

/** A limit that a candidate does not keep, and by how much. */
export interface Missed {
  limit: Limit;
  /** Null where no such number was found. */
  simulated: number | null;
  /** How far beyond the limit, as a share of it; infinite without a number. */
  excess: number;
  /** The 90 % predictive band; null where nothing measured tells of one. */
  band: Band | null;
  /** Whether the limit lies inside the band: somebody who builds it may find it kept. */
  isInsideBand: boolean;
}

/** A candidate with what the model's record says of it. */
export interface JudgedCandidate extends Candidate {
  scenario: Scenario;
  /** 90 % predictive bands by measure; null where nothing measured tells of one. */
  bands: Readonly<Record<string, Band | null>>;
  /** Measures whose limit lies inside the band. */
  uncertain: readonly string[];
  /** Limits that it does not keep, in the order of the question; none where it is accepted. */
  missed: readonly Missed[];
  /** The nearest measured configuration, and how far it is in ranges of the study. */
  nearest: Nearest | null;
  /** What the parameters leave open of it, which its bands hold; tried for the best alone, null elsewhere. */
  excess: Spread | null;
}

export interface SeekAnswer {
  /**
   * Of what keeps all limits the one with most of what is wanted. Where nothing does, the one whose largest excess over a
   * limit, as a share of that limit, is the smallest: its `missed` says what. Null where nothing came to an end.
   */
  best: JudgedCandidate | null;
  /** Measured as long as the study measured, by what is wanted. */
  front: readonly JudgedCandidate[];
  /** The best, and what was compared with it to the end. */
  finalists: readonly JudgedCandidate[];
  /** The best of the study's own configurations that differ in nothing but knobs that may move; null where none is stable. */
  own: JudgedCandidate | null;
  tried: readonly Candidate[];
  evaluated: number;
  /** All combinations of the question, with those that a bound rules out or that are the same as another. */
  combinations: number;
  /** Whether all others than those were tried. */
  isWhole: boolean;
  /**
   * How sure it is that the best is accepted and that no other finalist is both accepted and better, 0 to 1. Where the best
   * misses a limit: that no other finalist misses all limits by less.
   */
  probabilityOfCorrectSelection: number;
}
