/** Written by `npm run shapes` from the shapes of the simulator. */

export type SystemStatus = ('running' | 'done') | 'unstable' | 'stuck' | 'tooLong';

export interface SystemReport {
  /**
   * 16 hexadecimal digits over the whole trajectory.
   */
  digest: string;
  status: SystemStatus;
  /**
   * A sentence where the replication will not come to its end.
   */
  why: string | null;
  nowMs: number;
  observedMs: number;
  events: number;
  /**
   * Requests that were answered.
   */
  throughputPerSecond: number;
  failuresPerSecond: Failures;
  /**
   * From sending to the answer, of all classes.
   */
  responseMs: ResponseTimes;
  /**
   * The same times in bars of equal width from 0 on, a power of two; the last also counts all
   * longer ones.
   */
  histogram: Bars;
  /**
   * Requests in the system.
   */
  meanInside: number;
  classes: SystemClass[];
  stations: SystemStation[];
  /**
   * Pools over stations, and locks over stations.
   */
  pools: SystemPool[];
}
/**
 * Requests that ended without an answer, by reason.
 */
export interface Failures {
  /**
   * After their last timeout.
   */
  gaveUp: number;
  /**
   * By a full station, without a retry left.
   */
  refused: number;
  /**
   * At a full station, without a timeout to notice it.
   */
  lost: number;
}
/**
 * Mean and percentiles in ms; null where nothing was answered.
 */
export interface ResponseTimes {
  mean: number | null;
  p50: number | null;
  p90: number | null;
  p95: number | null;
  p99: number | null;
  count: number;
}
/**
 * The same times in bars of equal width from 0 on; the last also counts all longer ones.
 */
export interface Bars {
  binMs: number;
  counts: number[];
}
export interface SystemClass {
  /**
   * Empty in a system without classes.
   */
  name: string;
  /**
   * Null where requests arrive from outside.
   */
  users: number | null;
  sentPerSecond: number;
  throughputPerSecond: number;
  retriesPerSecond: number;
  failuresPerSecond: Failures;
  responseMs: ResponseTimes;
  meanThinking: number;
  meanInside: number;
}
export interface SystemStation {
  name: string;
  /**
   * Servers that serve, as a share of all; null of a delay, which has as many as are needed.
   */
  utilisation: number | null;
  arrivedPerSecond: number;
  servedPerSecond: number;
  /**
   * Services to whose end nobody waited, because the request had given up.
   */
  unseenPerSecond: number;
  gaveUpPerSecond: number;
  refusedPerSecond: number;
  lostPerSecond: number;
  meanInLine: number;
  meanInService: number;
  /**
   * Requests whose service has ended and who wait for room elsewhere.
   */
  meanBlocked: number;
  /**
   * From joining the line to the beginning of service.
   */
  meanWaitMs: number | null;
  /**
   * From the beginning of service to its end.
   */
  meanServiceMs: number | null;
  /**
   * From joining the line to leaving the station.
   */
  meanVisitMs: number | null;
}
export interface SystemPool {
  name: string;
  /**
   * Permits that are held, as a share of all.
   */
  utilisation: number;
  meanInLine: number;
  takenPerSecond: number;
  /**
   * From asking to getting, of all who got one.
   */
  meanWaitMs: number | null;
  meanHoldMs: number | null;
}
