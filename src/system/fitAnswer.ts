/** Written by `npm run shapes` from the shapes of the simulator. */

/**
 * What a family says.
 */
export type Kind =
  | 'delay'
  | 'places'
  | 'uneven-places'
  | 'coherency'
  | 'crowding'
  | 'two-stations'
  | 'pool'
  | 'meters';
export type Verdict = 'best' | 'as-good' | 'worse' | 'refuted';
export type Statistic = 'mean' | 'p50' | 'p90' | 'p95' | 'p99';
export type What = 'level' | 'meter';

export interface FitAnswer {
  /**
   * What limits the system.
   */
  sentence: string;
  /**
   * Whether the best explanation fits the levels; where it does not, the sentence begins with that.
   */
  fits: boolean;
  notes: string[];
  /**
   * The best first.
   */
  explanations: Explained[];
  /**
   * Null where no limit was seen.
   */
  limit: Limit | null;
  /**
   * Requests per second that a limit lies above, where none was seen.
   */
  limitAbove: number | null;
  predictions: Prediction[];
  usersUnderTarget: UnderTarget[];
  next: Next;
  /**
   * What meters tell.
   */
  resources: Resource[];
  /**
   * The universal scalability law on the same levels; null for open tests.
   */
  law: LawFitted | null;
  /**
   * Scatter of the levels around the best explanation, in percent.
   */
  scatterPercent: number;
}
export interface Explained {
  kind: Kind;
  /**
   * What it says, in words.
   */
  says: string;
  /**
   * Requests that are served at a time, or permits; null where nothing queues.
   */
  places: number | null;
  /**
   * Between which numbers nine in ten of its probability lie.
   *
   * @minItems 2
   * @maxItems 2
   */
  placesBetween: [number, number] | null;
  /**
   * ms that a place is held.
   */
  demandMs: number | null;
  /**
   * Of the second station, or within the permits.
   */
  secondPlaces: number | null;
  secondDemandMs: number | null;
  /**
   * ms beside it, without any line.
   */
  delayMs: number;
  /**
   * How much longer everything takes for each other request, as a share.
   */
  costPerRequest: number | null;
  /**
   * Waiting as a multiple of that with exponential times.
   */
  variability: number | null;
  /**
   * Resources with meters that it names.
   */
  names: string[];
  /**
   * Requests per second; null where nothing limits.
   */
  limitPerSecond: number | null;
  /**
   * Root mean square of its errors on the levels it was fitted to.
   */
  fittedErrorPercent: number;
  /**
   * The same on each level for who has not seen it; null where none could be left out.
   */
  leftOutErrorPercent: number | null;
  verdict: Verdict;
  /**
   * Its share of what is predicted.
   */
  share: number;
  /**
   * The system as it says it is, to be simulated.
   */
  system: {
    [k: string]: unknown;
  };
}
/**
 * The most that the system can do, and from which load on requests wait for it.
 */
export interface Limit {
  throughputPerSecond: Range;
  /**
   * Users at which the limit would be reached if nobody waited.
   */
  knee: Range;
}
/**
 * The middle of what is probable, and where nine of ten lie.
 */
export interface Range {
  value: number;
  low: number;
  /**
   * Null where nothing bounds it.
   */
  high: number | null;
}
/**
 * What is expected under a load.
 */
export interface Prediction {
  /**
   * Null for an open load.
   */
  users: number | null;
  /**
   * Null for a closed load.
   */
  arrivalsPerSecond: number | null;
  throughputPerSecond: Range | null;
  /**
   * Null where a line grows without end.
   */
  responseMs: Range | null;
  /**
   * Whether the load was measured, and kept back.
   */
  isHeldBack: boolean;
  /**
   * Whether it lies above all levels that the explanations have seen.
   */
  isBeyond: boolean;
  /**
   * What the scalability law says, per second; null for an open load.
   */
  lawPerSecond: number | null;
}
/**
 * How many users a target allows.
 */
export interface UnderTarget {
  of: Statistic;
  ms: number;
  /**
   * Null where even one user misses it. Up to four times the highest level are tried: `high` is null where more may do.
   */
  users: Range | null;
  /**
   * Whether the answer lies above all levels that were seen.
   */
  isBeyond: boolean;
  /**
   * Why there is no answer, where there is none for another reason.
   */
  why: string | null;
}
/**
 * Where the explanations that are alive differ most, in units of the scatter of a level.
 */
export interface Next {
  what: What;
  /**
   * Users, or arrivals per second of an open test.
   */
  atUsers: number;
  /**
   * How far the explanations are apart there, in scatters of one level.
   */
  differs: number;
}
/**
 * What a meter tells of its resource.
 */
export interface Resource {
  name: string;
  /**
   * ms of all its servers together that a request takes, divided by their number.
   */
  demandMs: number;
  /**
   * Share of time that it is busy without requests.
   */
  background: number;
  /**
   * Requests per second at which it would be busy all the time.
   */
  limitPerSecond: number;
  /**
   * Root mean square of what the line misses, in points of utilisation.
   */
  missed: number;
}
export interface LawFitted {
  /**
   * Requests per second of one user.
   */
  gammaPerSecond: number;
  alpha: number;
  beta: number;
  leftOutErrorPercent: number | null;
}
