import type { Propose, Surroundings } from './proposals';
import { drawn } from './random';
import { keyOf, type Point } from './space';
import { spread } from './spread';

/** So many combinations are spread over the whole space before the best are refined. */
const SPREAD_SHARE = 0.3;
/** A combination in so many is drawn from the whole space even while the best are refined. */
const ELSEWHERE = 8;
const ELITE = 6;
const MOST_DRAWS = 400;

/**
 * Spreads combinations evenly over the space, then refines the best: their neighbours in one knob or two, near ones mostly.
 */
export function descent({ space, random, isOpen }: Surroundings, budget: number): Propose {
  const { moves } = space;
  const everywhere = spread(moves.length, random);
  const movable = moves.flatMap(({ values }, place) => (values.length > 1 ? [place] : []));
  let proposed = 0;

  const step = (point: Point, place: number): number => {
    const count = moves[place]?.values.length ?? 1;
    const far = random() < 0.25 ? 1 + drawn(random, Math.max(1, Math.floor(count / 3))) : 1;
    const to = (point[place] ?? 0) + (random() < 0.5 ? far : -far);
    return Math.min(count - 1, Math.max(0, to));
  };
  const neighbour = (point: Point): Point => {
    const changed = random() < 0.5 ? 1 : 2;
    const next = [...point];
    for (let change = 0; change < changed; change += 1) {
      const place = movable[drawn(random, movable.length)] ?? 0;
      next[place] = step(point, place);
    }
    return next;
  };

  return (count, ranked) => {
    const chosen = new Map<string, Point>();
    for (let draw = 0; draw < MOST_DRAWS * count && chosen.size < count; draw += 1) {
      const isSpread =
        ranked.length === 0 ||
        proposed < SPREAD_SHARE * budget ||
        (proposed % ELSEWHERE === 0 && draw < MOST_DRAWS);
      const elite = ranked[Math.min(drawn(random, ELITE), drawn(random, ELITE), ranked.length - 1)];
      const point = isSpread || !elite ? space.pointAt(everywhere()) : neighbour(elite.point);
      const key = keyOf(point);
      if (chosen.has(key) || !isOpen(point)) continue;
      chosen.set(key, point);
      proposed += 1;
    }
    return [...chosen.values()];
  };
}
