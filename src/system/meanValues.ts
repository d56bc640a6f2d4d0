/** Written by `npm run shapes` from the shapes of the simulator. */

export type Method = 'exact' | 'approximate';

/**
 * Mean values of a system in its steady state.
 */
export interface MeanValues {
  method: Method;
  /**
   * Why it is not exact, in sentences: what stands in the way, what was estimated, what left out.
   */
  why: string | null;
  classes: ClassValues[];
  stations: StationMeanValues[];
  /**
   * Of which permits may be missing.
   */
  pools: PoolMeanValues[];
  /**
   * Of one class of users, by their number; of others there is none.
   */
  curve: CurvePoint[] | null;
}
export interface ClassValues {
  /**
   * Empty in a system without classes.
   */
  name: string;
  /**
   * Null where requests arrive from outside.
   */
  users: number | null;
  throughputPerSecond: number;
  /**
   * Null where there are no requests.
   */
  responseMs: number | null;
}
export interface StationMeanValues {
  name: string;
  /**
   * Busy share of the servers; null of a delay.
   */
  utilisation: number | null;
  /**
   * Requests in line and in service.
   */
  meanInside: number;
  /**
   * From coming to leaving, of one visit; null where there are none.
   */
  responseMs: number | null;
}
export interface PoolMeanValues {
  name: string;
  /**
   * Share of the permits that are taken.
   */
  utilisation: number;
  /**
   * Requests that wait for a permit.
   */
  meanWaiting: number;
}
export interface CurvePoint {
  users: number;
  throughputPerSecond: number;
  responseMs: number;
}
