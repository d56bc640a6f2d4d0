import type { Band } from '../../src/comparison/bands';
import type { Comparison } from '../../src/comparison/types';
import type { Estimate } from '../../src/simulator/types';
import type { TimedSummary } from './simulate';

/** One metric of a replayed scenario with what the replay cost. */
export interface ReplayRow extends Comparison {
  /** Version of the model that simulated it. */
  modelVersion: string;
  /** The 90 % predictive band; null where nothing measured tells of one. */
  bandLow: number | null;
  bandHigh: number | null;
  /** Simulated events of all replications. */
  events: number;
  /** Processor time of all replications. */
  cpuMs: number;
}

/** The band of a simulated metric. */
export type BandOf = (metric: string, simulated: Estimate) => Band | null;

export const toRows = (
  comparisons: readonly Comparison[],
  { summary, cpuMs }: TimedSummary,
  bandOf: BandOf,
): ReplayRow[] =>
  comparisons.map((comparison) => {
    const simulated = summary.metrics[comparison.metric];
    const band = simulated ? bandOf(comparison.metric, simulated) : null;
    return {
      ...comparison,
      modelVersion: summary.modelVersion,
      bandLow: band?.low ?? null,
      bandHigh: band?.high ?? null,
      events: summary.events,
      cpuMs,
    };
  });

/** The fields of a row that the JSON output carries, in order. */
export function toJson({ quantity: _, tolerance: __, erratum: ___, reference, ...row }: ReplayRow) {
  return reference === undefined ? row : { ...row, reference };
}
