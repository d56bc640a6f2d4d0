/** Written by `npm run shapes` from the shapes of the simulator. */

export type Statistic = 'mean' | 'p50' | 'p90' | 'p95' | 'p99';
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

export interface FitQuestion {
  levels: Level[];
  /**
   * Pause of a user before each request, where the levels say nothing; 0 by default.
   */
  thinkMs?: number | null;
  /**
   * Loads that are kept back: users, or arrivals per second.
   */
  hold?: number[] | null;
  /**
   * How long a request may take.
   */
  targets?: Target[] | null;
  /**
   * Loads to predict beside those kept back and twice and four times the highest.
   */
  at?: number[] | null;
  /**
   * The families of explanations that are tried, all by default: a page asks for few at first, which
   * takes a tenth of the time.
   */
  kinds?: Kind[] | null;
}
/**
 * What was measured under one load.
 */
export interface Level {
  /**
   * Users of a closed test.
   */
  users?: number | null;
  /**
   * Requests per second that an open test sent.
   */
  arrivalsPerSecond?: number | null;
  /**
   * Requests answered per second.
   */
  throughputPerSecond?: number;
  throughputStandardError?: number | null;
  responseMs?: Response;
  thinkMs?: number | null;
  /**
   * Requests that were counted.
   */
  requests?: number | null;
  /**
   * Share of time that a resource was busy, by name.
   */
  utilisation?: {
    [k: string]: number;
  };
}
/**
 * Times of requests, in ms.
 */
export interface Response {
  mean?: number | null;
  p50?: number | null;
  p90?: number | null;
  p95?: number | null;
  p99?: number | null;
}
export interface Target {
  of: Statistic;
  ms: number;
}
