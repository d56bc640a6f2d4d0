import type { ChartFrameText, Statistic } from './types';

/** Counts of roundtrips in bins of equal width from 0 ms; the last bin holds everything beyond. */
export interface LatencyHistogram {
  binMs: number;
  counts: readonly number[];
}

/** The study's goal: a mean, a share of roundtrips under one limit and a share between two. */
export interface LatencyGoal {
  meanMs: number;
  fastMs: number;
  /** At least this share under fastMs, 0 to 1. */
  fastShare: number;
  slowMs: number;
  /** At most this share between fastMs and slowMs, 0 to 1. */
  slowShare: number;
}

export interface LatencyDistributionProps extends ChartFrameText {
  /** The simulation on show. */
  simulated: LatencyHistogram;
  /** The same configuration as published, when the reader has changed something. */
  published?: LatencyHistogram;
  /** The printed roundtrip, in ms; null where the study printed none. */
  measured: { statistic: Statistic; valueMs: number } | null;
  goal?: LatencyGoal;
}

export function LatencyDistribution(_props: LatencyDistributionProps) {
  return null;
}
