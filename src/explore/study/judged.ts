import {
  type JudgedDifference,
  judgedDifference,
  type SimulatedDifference,
} from '../../comparison/differences';
import {
  type DifferenceGround,
  groundOf,
  judgedMetric,
  withheldKnobs,
} from '../../comparison/studyDifferences';
import type { Knob, KnobValues } from '../../scenario/schema';
import { type Standing, standings } from './bands';
import { type ExploredStudy, recordedName } from './exploredStudy';
import type { Measure } from './measure';

/** One of two scenarios. */
export interface Side {
  study: ExploredStudy;
  values: KnobValues;
  standing: Pick<Standing, 'nearest' | 'placeIn'>;
}

const placeOf = ({ values, standing }: Side) => ({
  values,
  distance: standing.nearest?.distance ?? 0,
  isOutside: standing.placeIn([])?.isOutside ?? false,
});

const groundBetween = (first: Side, other: Side): DifferenceGround => {
  const { differences, metrics, context, index } = first.study;
  const known = {
    record: differences,
    precise: metrics.precise,
    schema: context.schema,
    widening: index.bands.widening,
  };
  return groundOf(known, placeOf(first), placeOf(other));
};

/**
 * What the difference of another scenario from the first is worth in a metric of their study, by the errors of differences
 * that it measured; of what is printed under no name (null), and between studies, nobody measured any.
 */
export const judgedOf = (
  first: Side,
  other: Side,
  metric: string | null,
  difference: SimulatedDifference,
): JudgedDifference =>
  metric === null || first.study !== other.study
    ? judgedDifference(null, difference)
    : judgedMetric(groundBetween(first, other), recordedName(first.study, metric), difference);

/** Whether the study measured differences in a metric, which tell how far simulated ones err. */
export const isRecorded = (study: ExploredStudy, metric: string): boolean =>
  study.differences[recordedName(study, metric)] !== undefined;

/** The knobs between two scenarios with which no direction of a metric is trusted, whatever its size. */
export const withheldBy = (first: Side, other: Side, metric: string | null): Knob[] =>
  metric === null || first.study !== other.study
    ? []
    : withheldKnobs(groundBetween(first, other), recordedName(first.study, metric));

/** Judges a difference in a measure between two scenarios; null of what knobs count, which nobody needs to judge. */
export type Judge = (
  measure: Pick<Measure, 'id' | 'counted'>,
  difference: SimulatedDifference,
) => JudgedDifference | null;

/** Gives the judge of the differences of any scenario of a study from a first one, by the values of their knobs. */
export function judgesFrom(study: ExploredStudy, first: KnobValues): (other: KnobValues) => Judge {
  const standingOf = standings(study);
  const sideOf = (values: KnobValues): Side => ({ study, values, standing: standingOf(values) });
  const here = sideOf(first);
  return (other) => {
    const there = sideOf(other);
    return ({ id, counted }, difference) =>
      counted ? null : judgedOf(here, there, id, difference);
  };
}
