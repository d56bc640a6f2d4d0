/** Written by `npm run shapes` from the shapes of the simulator. */

export type LimitKind = 'station' | 'pool';

/**
 * Bounds of a system.
 */
export interface SystemBounds {
  /**
   * What bounds do not know of, in sentences.
   */
  why: string | null;
  /**
   * Those of the only class; null where there are several.
   */
  asymptotic: ThroughputAndResponseBounds | null;
  /**
   * Narrower ones, of one class of users in a network of product form.
   */
  balanced: ThroughputAndResponseBounds | null;
  classes: ClassBoundsOf[];
  /**
   * The station or pool that is busy first; null where nothing limits.
   */
  bottleneck: string | null;
  /**
   * Stations with servers, then pools.
   */
  limits: LimitOf[];
}
export interface ThroughputAndResponseBounds {
  throughputPerSecond: BoundsRange;
  responseMs: BoundsRange;
  /**
   * Users from which on something must wait: where the asymptotes meet; null of arrivals and where nothing limits.
   */
  kneeUsers: number | null;
}
/**
 * Null where there is no bound.
 */
export interface BoundsRange {
  low: number;
  high: number | null;
}
export interface ClassBoundsOf {
  name: string;
  asymptotic: ThroughputAndResponseBounds;
  balanced: ThroughputAndResponseBounds | null;
}
/**
 * A station with servers or a pool with permits.
 */
export interface LimitOf {
  name: string;
  kind: LimitKind;
  /**
   * Servers or permits at their best, in units of one that is not slowed.
   */
  capacity: number;
  /**
   * What a request of each class takes of it at least, in the order of the classes.
   */
  demandsMs: number[];
  /**
   * Requests of each class that it could do, if no others came; null of those that take nothing.
   */
  mostPerSecond: (number | null)[];
}
