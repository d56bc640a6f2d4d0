import { mostPromising } from './promise';
import type { Propose, Surroundings } from './proposals';
import { drawn } from './random';
import { byMerit } from './ranking';
import { keyOf } from './space';
import { spread } from './spread';
import type { Point } from './types';

/** This share of the budget is spread evenly over the whole space before anything is learned from it. */
export const SPREAD_SHARE = 0.2;
const LEAST_SPREAD = 20;
/** Combinations that are considered each time: some from everywhere, most beside the best. */
const ELSEWHERE = 100;
const BESIDE = 200;
const ELITE = 10;
/** Along all values of a knob the best is tried in at most so many steps. */
const STEPS = 12;
/** What breaks the limits by so little may stand next to the best, which often lies at a limit. */
const NEARLY = 0.15;
const MOST_DRAWS = 30;

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
  /** A combination with one knob at each of its values, or at some all along them: what is best elsewhere may begin with that. */
  const elsewhere = (point: Point): Point[] =>
    movable.flatMap((place) => {
      const last = (space.moves[place]?.values.length ?? 1) - 1;
      const steps = Math.min(STEPS, last);
      return Array.from({ length: steps + 1 }, (_, step) => {
        const to = Math.round((step * last) / steps);
        return space.plainest(point.map((at, own) => (own === place ? to : at)));
      });
    });
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
      const [best] = ranked;
      for (const point of best ? elsewhere(best.point) : []) {
        if (isOpen(point)) pool.set(keyOf(point), point);
      }
      collect(pool, BESIDE, () => {
        const among = random() < 0.5 ? ranked : nearly;
        const elite = among[drawn(random, Math.min(ELITE, among.length))];
        return beside(elite?.point ?? space.pointAt(everywhere()));
      });
    }
    const points = [...pool.values()];
    if (points.length > count) {
      const chosen = await mostPromising({ space, goal }, points, count, ranked);
      points.splice(0, points.length, ...chosen);
    }
    proposed += points.length;
    return points;
  };
}
