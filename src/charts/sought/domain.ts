import { extent } from 'd3-array';
import { widened } from '../frame/widened';
import type { PlanePoint, Sought } from './types';

/** How far an axis reaches beyond what has a name, as a share of what lies between: far where nothing is accepted. */
const BEYOND = 0.4;
const BEYOND_LIMIT = 1;
/** What lies between is at least this share of the values themselves. */
const LEAST_SPAN = 0.25;

/**
 * The part of an axis that is drawn: all that has a name (the limit, the best with its band, the study's own best, the
 * accepted part of the front), and of the rest what is near. So a search that tried scenarios of minutes still shows
 * what happens near 300 ms.
 */
export function domainOf(sought: Sought, axis: 'x' | 'y'): [number, number] {
  const { tried, measured, front, best, own } = sought;
  const { limit } = sought[axis];
  const at = (point: PlanePoint) => point[axis];
  const band = axis === 'x' ? best?.bandX : best?.bandY;
  const accepted = new Set(tried.filter(({ isAccepted }) => isAccepted).map(({ id }) => id));
  const named = [
    ...(limit ? [limit.value] : []),
    ...(best ? [at(best)] : []),
    ...(band ? [band.low, band.high] : []),
    ...measured.filter(({ id }) => id === own).map(at),
    ...front.filter(({ id }) => accepted.has(id)).map(at),
  ];
  const all = [...named, ...[...tried, ...front, ...measured].map(at)];
  const [low = 0, high = 1] = extent(named.length > 0 ? named : all);
  const [least = low, most = high] = extent(all);
  const span = Math.max(high - low, Math.abs(high) * LEAST_SPAN) || 1;
  const down = limit?.kind === 'atLeast' ? BEYOND_LIMIT : BEYOND;
  const up = limit?.kind === 'atMost' ? BEYOND_LIMIT : BEYOND;
  return widened([Math.max(least, low - down * span), Math.min(most, high + up * span)]);
}

/** Points beyond each side of the plot, of all that was tried or measured. */
export interface OffScale {
  left: number;
  right: number;
  above: number;
  below: number;
}

/** Counts the points that the axes do not reach; one beyond a corner counts as above or below. */
export function offScale(
  points: readonly PlanePoint[],
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): OffScale {
  const counts = { left: 0, right: 0, above: 0, below: 0 };
  for (const { x, y } of points) {
    if (y > y1) counts.above += 1;
    else if (y < y0) counts.below += 1;
    else if (x < x0) counts.left += 1;
    else if (x > x1) counts.right += 1;
  }
  return counts;
}
