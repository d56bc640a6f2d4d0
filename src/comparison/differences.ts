import { exp, ln } from '../numbers/elementary';
import type { Knob } from '../scenario/schema';
import { independentDifference } from '../simulator/statistics';
import type { Estimate } from '../simulator/types';
import type { Band, BandScale } from './bands';

/**
 * What a simulated difference is worth: a measurement of both scenarios would show its direction; the runs show one that
 * lies within the model's error; or its direction is not to be had, from the runs or from the model.
 */
export type DifferenceVerdict = 'told' | 'model' | 'cannot-tell';

/** What a difference is worth, as pages and the command line say it. */
export const VERDICT_TEXTS: Readonly<Record<DifferenceVerdict, string>> = {
  told: 'told',
  model: 'only the model tells',
  'cannot-tell': 'cannot tell',
};

/** How far the differences that were measured lay from those simulated: logarithms of ratios, or percentage points. */
export interface DifferenceError {
  /** Nine of ten lay within it. */
  halfWidth: number;
  /** Simulated differences of at least this size had the right direction; null where those of no size had it. */
  directionFrom: number | null;
}

/** The errors of differences in a metric, by what was changed. */
export interface MetricDifferences {
  scale: BandScale;
  /** Over all pairs. */
  all: DifferenceError;
  /** Of knobs, and of groups of other knobs, that enough pairs differ in. */
  knobs: Readonly<Record<string, DifferenceError>>;
  groups: Readonly<Record<string, DifferenceError>>;
}

/** By metric; those that too few pairs have in common are absent. */
export type DifferenceRecord = Readonly<Record<string, MetricDifferences>>;

/** The error of a difference in which such knobs were changed: of each as little is claimed as of the least known. */
export function differenceError(
  { all, knobs, groups }: MetricDifferences,
  changed: readonly Pick<Knob, 'id' | 'group'>[],
): DifferenceError {
  const errors = changed.map(({ id, group }) => knobs[id] ?? groups[group] ?? all);
  const [first = all, ...rest] = errors;
  return rest.reduce(
    (worst, one) => ({
      halfWidth: Math.max(worst.halfWidth, one.halfWidth),
      directionFrom:
        worst.directionFrom === null || one.directionFrom === null
          ? null
          : Math.max(worst.directionFrom, one.directionFrom),
    }),
    first,
  );
}

/** Another number less the first, in percentage points or as the logarithm of their ratio. */
export const differenceIn = (scale: BandScale, first: number, other: number): number =>
  scale === 'points' ? other - first : ln(other / first);

/** The same; null where a ratio says nothing. */
export const scaledDifference = (scale: BandScale, first: number, other: number): number | null =>
  scale === 'points' || (first > 0 && other > 0) ? differenceIn(scale, first, other) : null;

/** A simulated difference: the means of both scenarios, and what the runs say, in the unit of the metric. */
export interface SimulatedDifference {
  first: number;
  other: number;
  /** The 95 % interval of the other less the first; null of a single pair of runs. */
  runs: Pick<Estimate, 'low' | 'high'> | null;
}

/** The same from estimates alone, of so many runs each that need not share random numbers. */
export const differenceOfEstimates = (
  first: Estimate,
  other: Estimate,
  runs: number,
): SimulatedDifference => ({
  first: first.mean,
  other: other.mean,
  runs: runs > 1 ? independentDifference(first, other) : null,
});

export interface JudgedDifference {
  /** Where nine of ten measured differences would lie, in the unit of the metric; null where nothing measured tells. */
  band: Band | null;
  verdict: DifferenceVerdict;
}

const isApartFromZero = ({ low, high }: Pick<Estimate, 'low' | 'high'>) => low > 0 || high < 0;

/**
 * Judges a difference by the errors of those that were measured. `growth` is how many times wider they get for scenarios
 * away from what was measured. Without such errors the model alone can tell.
 */
export function judgedDifference(
  known: { scale: BandScale; error: DifferenceError } | null,
  { first, other, runs }: SimulatedDifference,
  growth = 1,
): JudgedDifference {
  const isSeen = runs !== null && isApartFromZero(runs);
  const size = known && scaledDifference(known.scale, first, other);
  if (known === null || size === null) {
    return { band: null, verdict: isSeen ? 'model' : 'cannot-tell' };
  }
  const { halfWidth, directionFrom } = known.error;
  const edgeOf = (edge: number) => (known.scale === 'points' ? edge : first * (exp(edge) - 1));
  const band = {
    low: Math.min(edgeOf(size - growth * halfWidth), runs?.low ?? Number.POSITIVE_INFINITY),
    high: Math.max(edgeOf(size + growth * halfWidth), runs?.high ?? Number.NEGATIVE_INFINITY),
  };
  if (!isSeen || directionFrom === null || Math.abs(size) < growth * directionFrom) {
    return { band, verdict: 'cannot-tell' };
  }
  return { band, verdict: isApartFromZero(band) ? 'told' : 'model' };
}
