import { ln } from '../../numbers/elementary';
import { type Expected, gaussianProcesses } from './gaussianProcess';
import type { Goal } from './goal';
import { normalDensity, normalShare } from './normal';
import type { Propose, Surroundings, Tried } from './proposals';
import { drawn } from './random';
import { byMerit } from './ranking';
import { keyOf } from './space';
import { spread } from './spread';
import type { Limit, Point } from './types';

/** This share of the budget is spread evenly over the whole space before anything is learned from it. */
export const SPREAD_SHARE = 0.2;
const LEAST_SPREAD = 20;
/** The functions are fitted to so many of the best that were tried. */
const FITTED = 150;
/** Combinations that are considered each time: some from everywhere, most beside the best. */
const ELSEWHERE = 100;
const BESIDE = 200;
const ELITE = 10;
/** What breaks the limits by so little may stand next to the best, which often lies at a limit. */
const NEARLY = 0.15;
const MOST_DRAWS = 30;
/** So many are judged in one go: a page stays quick meanwhile. */
const AT_ONCE = 50;

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

/** How promising a combination is: the improvement to be expected, times how likely it keeps the limits. */
function promiseOf(
  { space, goal }: Pick<Surroundings, 'space' | 'goal'>,
  ranked: readonly Tried[],
): (point: Point) => number {
  const known = ranked.slice(0, FITTED).flatMap((tried) => {
    const cost = goal.cost(tried.numbers);
    return tried.isUnstable || cost === null ? [] : [{ ...tried, cost }];
  });
  if (known.length < 2) return () => 0;
  const accepted = known.filter(({ numbers }) => goal.broken(numbers).length === 0);
  const best = accepted.length === 0 ? null : Math.min(...accepted.map(({ cost }) => cost));
  const most = Math.max(cap(known.map(({ cost }) => cost)), best ?? Number.NEGATIVE_INFINITY);
  const expectedAt = gaussianProcesses(
    known.map(({ point }) => space.coordinatesOf(point)),
    [
      known.map(({ cost }) => Math.min(most, cost)),
      ...learned(goal, known).map((limit) =>
        known.map(({ numbers }) => softened(goal.excess(limit, numbers))),
      ),
    ],
  );
  return (point) => {
    const [cost, ...excesses] = expectedAt(space.coordinatesOf(point));
    const kept = excesses.reduce(
      (share, { mean, deviation }) => share * normalShare(-mean / deviation),
      1,
    );
    return best === null || cost === undefined ? kept : kept * improvement(best, cost);
  };
}

/** Limits to learn from runs. What the knobs alone tell of is kept by all that is tried, unless nothing can keep it. */
const learned = ({ limits, measures, excess }: Goal, tried: readonly Tried[]): Limit[] =>
  limits.filter(
    (limit) =>
      measures.find(({ id }) => id === limit.measure)?.counted === undefined ||
      tried.some(({ numbers }) => excess(limit, numbers) > 0),
  );

/**
 * Bayesian optimisation: spreads combinations evenly over the space, then fits smooth functions to what is wanted and to
 * each limit, and tries where the most improvement is to be expected.
 */
export function byImprovement(
  { space, goal, random, isOpen }: Surroundings,
  budget: number,
): Propose {
  const everywhere = spread(space.moves.length, random);
  const movable = space.moves.flatMap(({ values }, place) => (values.length > 1 ? [place] : []));
  let proposed = 0;

  /** A combination that differs in one knob, two or three: by a step mostly, else as far as its ends. */
  const beside = (point: Point): Point => {
    const next = [...point];
    for (let change = drawn(random, 3); change >= 0; change -= 1) {
      const place = movable[drawn(random, movable.length)] ?? 0;
      const count = space.moves[place]?.values.length ?? 1;
      const step = random() < 0.7 ? 1 : 1 + drawn(random, Math.max(1, count - 1));
      const to = (next[place] ?? 0) + (random() < 0.5 ? step : -step);
      next[place] = Math.min(count - 1, Math.max(0, to));
    }
    return next;
  };
  const collect = (pool: Map<string, Point>, count: number, draw: () => Point): void => {
    const wanted = pool.size + count;
    for (let left = MOST_DRAWS * count; left > 0 && pool.size < wanted; left -= 1) {
      const point = space.plainest(draw());
      if (isOpen(point)) pool.set(keyOf(point), point);
    }
  };

  return async (count, ranked) => {
    const pool = new Map<string, Point>();
    const isSpread = proposed < Math.max(LEAST_SPREAD, SPREAD_SHARE * budget);
    collect(pool, isSpread ? count : ELSEWHERE, () => space.pointAt(everywhere()));
    if (!isSpread || pool.size < count) {
      const nearly = [...ranked].sort(byMerit(goal, NEARLY));
      collect(pool, BESIDE, () => {
        const among = random() < 0.5 ? ranked : nearly;
        const elite = among[drawn(random, Math.min(ELITE, among.length))];
        return beside(elite?.point ?? space.pointAt(everywhere()));
      });
    }
    const points = [...pool.values()];
    if (points.length > count) {
      await breathe();
      const promise = promiseOf({ space, goal }, ranked);
      const judged: { point: Point; promise: number }[] = [];
      for (const [place, point] of points.entries()) {
        if (place % AT_ONCE === 0) await breathe();
        judged.push({ point, promise: promise(point) });
      }
      judged.sort((a, b) => b.promise - a.promise);
      points.splice(0, points.length, ...judged.slice(0, count).map(({ point }) => point));
    }
    proposed += points.length;
    return points;
  };
}
