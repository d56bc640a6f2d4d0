import type { Point } from './layout';

/** Length of the tail of a mark that moves, in px. */
const TAIL = 26;

/** Where the tail of a mark ends, from the mark: back the way that it came, no further than it came from. */
export function tailOf(before: Point, now: Point): Point {
  const [x, y] = [before.x - now.x, before.y - now.y];
  const part = Math.min(1, TAIL / Math.hypot(x, y));
  return { x: part * x, y: part * y };
}
