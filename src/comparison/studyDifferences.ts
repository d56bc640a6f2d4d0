import type { Knob } from '../scenario/schema';
import {
  type DifferenceRecord,
  differenceError,
  type JudgedDifference,
  judgedDifference,
  type SimulatedDifference,
} from './differences';

/** What two scenarios of a study differ in, and what the study's measured differences say of such. */
export interface DifferenceGround {
  record: DifferenceRecord;
  /** The metrics that the study tells best. */
  precise: readonly string[];
  /** The knobs that set the two apart. */
  changed: readonly Pick<Knob, 'id' | 'group'>[];
  /** How many times wider errors are than between measured scenarios. */
  growth: number;
}

/**
 * How far the error of a difference grows with the widening of a study's bands: as that of the scenario does which is
 * farther from what was measured. Distances are in ranges of the study.
 */
export const growthAt = (widening: number, ...distances: readonly number[]): number =>
  1 + widening * Math.max(0, ...distances);

/** What a difference in a metric is worth; the model alone tells one of which nothing was measured. */
export function judgedMetric(
  { record, precise, changed, growth }: DifferenceGround,
  metric: string,
  difference: SimulatedDifference,
): JudgedDifference {
  const errorOf = (name: string) => {
    const known = record[name];
    return known ? { scale: known.scale, error: differenceError(known, changed) } : null;
  };
  const error = errorOf(metric);
  const isWithheld = (name: string) => errorOf(name)?.error.directionFrom === null;
  // What no pair tells of is trusted no further than what the study tells best.
  if (error === null && precise.some(isWithheld)) return { band: null, verdict: 'cannot-tell' };
  return judgedDifference(error, difference, growth);
}
