import { differingKnobs } from '../scenario/differingKnobs';
import type { Knob, KnobSchema, KnobValues } from '../scenario/schema';
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
  changed: readonly Knob[];
  /** How many times wider errors are than between measured scenarios. */
  growth: number;
  /** Whether nobody measured where one of the two is: there the model tells alone. */
  isOutside: boolean;
}

/** What is known of the differences of a study. */
interface Known extends Pick<DifferenceGround, 'record' | 'precise'> {
  schema: KnobSchema;
  /** Of its bands, for each range of the study; null where it tells of none. */
  widening: number | null;
}

/** A scenario, and how far it is from what was measured, in ranges of the study. */
interface Side {
  values: KnobValues;
  distance: number;
  /** Whether it lies outside of all that was measured. */
  isOutside: boolean;
}

/** Two scenarios of a study: errors grow as the bands of that do which is farther from what was measured. */
export const groundOf = (
  { record, precise, schema, widening }: Known,
  first: Side,
  other: Side,
): DifferenceGround => ({
  record,
  precise,
  changed: differingKnobs(schema, first.values, other.values),
  growth: 1 + (widening ?? 0) * Math.max(first.distance, other.distance),
  isOutside: first.isOutside || other.isOutside,
});

/**
 * The changed knobs with which no direction of a metric is trusted, whatever its size; of a metric that no pair tells of, those
 * of what the study tells best.
 */
export function withheldKnobs(
  { record, precise, changed }: DifferenceGround,
  metric: string,
): Knob[] {
  const names = record[metric] ? [metric] : precise;
  const known = names.flatMap((name) => record[name] ?? []);
  return changed.filter((knob) =>
    known.some((one) => differenceError(one, [knob]).directionFrom === null),
  );
}

/**
 * What a difference in a metric is worth; the model alone tells one of which nothing was measured. Of the same scenario twice
 * there is none to tell, nor errors that would make a band.
 */
export function judgedMetric(
  { record, precise, changed, growth, isOutside }: DifferenceGround,
  metric: string,
  difference: SimulatedDifference,
): JudgedDifference {
  if (changed.length === 0) return { band: null, verdict: 'cannot-tell' };
  const errorOf = (name: string) => {
    const known = record[name];
    return known ? { scale: known.scale, error: differenceError(known, changed) } : null;
  };
  const error = errorOf(metric);
  const isWithheld = (name: string) => errorOf(name)?.error.directionFrom === null;
  // What no pair tells of is trusted no further than what the study tells best.
  if (error === null && precise.some(isWithheld)) return { band: null, verdict: 'cannot-tell' };
  const judged = judgedDifference(error, difference, growth);
  return isOutside && judged.verdict === 'told' ? { ...judged, verdict: 'model' } : judged;
}
