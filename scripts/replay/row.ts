import type { Comparison } from '../../src/comparison/types';
import type { TimedSummary } from './simulate';

/** One metric of a replayed scenario with what the replay cost. */
export interface ReplayRow extends Comparison {
  /** Version of the model that simulated it. */
  modelVersion: string;
  /** Simulated events of all replications. */
  events: number;
  /** Processor time of all replications. */
  cpuMs: number;
}

export const toRows = (
  comparisons: readonly Comparison[],
  { summary, cpuMs }: TimedSummary,
): ReplayRow[] =>
  comparisons.map((comparison) => ({
    ...comparison,
    modelVersion: summary.modelVersion,
    events: summary.events,
    cpuMs,
  }));

/** The fields of a row that the JSON output carries, in order. */
export function toJson({ quantity: _, tolerance: __, erratum: ___, reference, ...row }: ReplayRow) {
  return reference === undefined ? row : { ...row, reference };
}
