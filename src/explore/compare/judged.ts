import {
  differenceError,
  type JudgedDifference,
  judgedDifference,
} from '../../comparison/differences';
import { differingKnobs } from '../../scenario/differingKnobs';
import type { KnobValues } from '../../scenario/schema';
import type { Standing } from '../study/bands';
import type { ExploredStudy } from '../study/exploredStudy';
import type { Difference } from '../study/pairs';

/** One of two scenarios. */
interface Side {
  study: ExploredStudy;
  values: KnobValues;
  standing: Standing;
}

/** The means of two scenarios in a metric of their study, and how their runs differ in it. */
interface Compared {
  metric: string | null;
  first: number;
  other: number;
  difference: Difference;
}

/** How far the error of a difference grows: as the bands of the scenario do that is farther from what was measured. */
function growthOf(sides: readonly Side[]): number {
  const widening = sides[0]?.study.index.bands.widening ?? 0;
  const distances = sides.map(({ standing }) => standing.nearest?.distance ?? 0);
  return 1 + widening * Math.max(...distances);
}

/**
 * What the difference of another scenario from the first is worth, by the errors of differences that their study measured;
 * between studies nobody measured any.
 */
export function judgedOf(
  first: Side,
  other: Side,
  { metric, difference, ...means }: Compared,
): JudgedDifference {
  const { record, context } = first.study;
  const isMeasured = metric !== null && first.study === other.study;
  const changed = differingKnobs(context.schema, first.values, other.values);
  const errorOf = (name: string) => {
    const known = record.differences[name];
    return known ? { scale: known.scale, error: differenceError(known, changed) } : null;
  };
  const error = isMeasured ? errorOf(metric) : null;
  const isWithheld = (name: string) => errorOf(name)?.error.directionFrom === null;
  // What no pair tells of is trusted no further than what the study tells best.
  if (isMeasured && error === null && first.study.metrics.precise.some(isWithheld))
    return { band: null, verdict: 'cannot-tell' };
  return judgedDifference(
    error,
    { ...means, runs: difference.pairs > 1 ? difference.paired : null },
    growthOf([first, other]),
  );
}
