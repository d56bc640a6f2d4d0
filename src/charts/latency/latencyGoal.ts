import { type LatencyHistogram, shareBetween } from './histogram';

/** A goal for latency: a mean, a share of roundtrips under one limit and a share between two. */
export interface LatencyGoal {
  meanMs: number;
  fastMs: number;
  /** At least this share under fastMs, 0 to 1. */
  fastShare: number;
  slowMs: number;
  /** At most this share between fastMs and slowMs, 0 to 1. */
  slowShare: number;
}

/** Shares of roundtrips under the first limit, between the limits and over the second. */
export function goalShares(histogram: LatencyHistogram, goal: LatencyGoal) {
  return {
    fast: shareBetween(histogram, 0, goal.fastMs),
    slow: shareBetween(histogram, goal.fastMs, goal.slowMs),
    beyond: shareBetween(histogram, goal.slowMs, Number.POSITIVE_INFINITY),
  };
}
