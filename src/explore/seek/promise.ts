import { ln } from '../../numbers/elementary';
import { type Expected, type Place, type SmoothFunction, smoothFunction } from './gaussianProcess';
import type { Goal } from './goal';
import { normalDensity, normalShare } from './normal';
import type { Surroundings, Tried } from './proposals';
import type { Limit, Point } from './types';

/** A gain of less than this share is not worth a run: what is known of the best is not known much better. */
const LEAST_GAIN = 0.005;
/** The functions are fitted to so many of the best that were tried. */
const FITTED = 150;
/** So many are judged in one go: a page stays quick meanwhile. */
const AT_ONCE = 100;
/** For each that is chosen so many of the most promising are judged again beside those chosen before. */
const AGAIN = 6;

/** Lets whatever waits go first. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** How much better than `best` a cost is expected to be, where less is better (expected improvement). */
function improvement(best: number, { mean, deviation }: Expected): number {
  const z = (best - mean) / deviation;
  return deviation * (z * normalShare(z) + normalDensity(z));
}

/** The cost below which most were that were tried: what is worse than that need not be told from what is worse still. */
function cap(costs: readonly number[]): number {
  const sorted = [...costs].sort((a, b) => a - b);
  return sorted[Math.floor(0.8 * (sorted.length - 1))] ?? 0;
}

/** An excess on a scale on which the limit is 0 and far beyond it differs little from further. */
const softened = (excess: number): number => ln(1 + Math.min(20, Math.max(-0.95, excess)));

/** What is known of the cost and of each limit, over the whole space. */
interface Known {
  /** The least cost of what keeps the limits; null where nothing does. */
  best: number | null;
  cost: SmoothFunction;
  excesses: readonly SmoothFunction[];
}

/** What has been learned from the best that were tried; null where that is too little. */
async function knownFrom(
  { space, goal }: Pick<Surroundings, 'space' | 'goal'>,
  ranked: readonly Tried[],
): Promise<Known | null> {
  const known = ranked.slice(0, FITTED).flatMap((tried) => {
    const cost = goal.cost(tried.numbers);
    return tried.isUnstable || cost === null ? [] : [{ ...tried, cost }];
  });
  if (known.length < 2) return null;
  const accepted = known.filter(({ numbers }) => goal.broken(numbers).length === 0);
  const best = accepted.length === 0 ? null : Math.min(...accepted.map(({ cost }) => cost));
  const most = Math.max(cap(known.map(({ cost }) => cost)), best ?? Number.NEGATIVE_INFINITY);
  const places = known.map(({ point }) => space.coordinatesOf(point));
  const through = (values: readonly number[]) => smoothFunction(places, values, breathe);
  const excesses = [];
  for (const limit of learned(goal, known)) {
    excesses.push(await through(known.map(({ numbers }) => softened(goal.excess(limit, numbers)))));
  }
  const cost = await through(known.map((one) => Math.min(most, one.cost)));
  return { best, cost, excesses };
}

/** A combination at its place. */
interface Placed {
  point: Point;
  place: Place;
}

/** The same, and how promising it is. */
interface Judged extends Placed {
  promise: number;
}

const byPromise = (a: Judged, b: Judged): number => b.promise - a.promise;

/** How promising a place is: the improvement to be expected, times how likely it keeps the limits. */
function promiseAt({ best, cost, excesses }: Known, place: Place): number {
  const kept = excesses.reduce((share, excess) => {
    const { mean, deviation } = excess.at(place);
    return share * normalShare(-mean / deviation);
  }, 1);
  return best === null
    ? kept
    : kept * improvement(best - LEAST_GAIN * Math.abs(best), cost.at(place));
}

/** The same as if what is likely at a place had been found there. */
const believing = ({ best, cost, excesses }: Known, place: Place): Known => ({
  best,
  cost: cost.believing(place),
  excesses: excesses.map((excess) => excess.believing(place)),
});

/** Combinations by how promising they are, the most first. */
const judgedBy = (known: Known, placed: readonly Placed[]): Judged[] =>
  placed
    .map(({ point, place }) => ({ point, place, promise: promiseAt(known, place) }))
    .sort(byPromise);

/** Limits to learn from runs. What the knobs alone tell of is kept by all that is tried, unless nothing can keep it. */
const learned = ({ limits, measures, excess }: Goal, tried: readonly Tried[]): Limit[] =>
  limits.filter(
    (limit) =>
      measures.find(({ id }) => id === limit.measure)?.counted === undefined ||
      tried.some(({ numbers }) => excess(limit, numbers) > 0),
  );

/** So many of these, each the most promising once those before it are believed: eight that are nearly one tell no more than one. */
export async function mostPromising(
  surroundings: Pick<Surroundings, 'space' | 'goal'>,
  points: readonly Point[],
  count: number,
  ranked: readonly Tried[],
): Promise<Point[]> {
  let known = await knownFrom(surroundings, ranked);
  if (known === null) return points.slice(0, count);
  const all = points.map((point) => ({ point, place: surroundings.space.coordinatesOf(point) }));
  const parts: Judged[][] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    await breathe();
    parts.push(judgedBy(known, all.slice(from, from + AT_ONCE)));
  }
  let left = parts
    .flat()
    .sort(byPromise)
    .slice(0, AGAIN * count);
  const chosen: Point[] = [];
  while (chosen.length < count) {
    const [first, ...others] = left;
    if (first === undefined) break;
    chosen.push(first.point);
    await breathe();
    known = believing(known, first.place);
    left = judgedBy(known, others);
  }
  return chosen;
}
