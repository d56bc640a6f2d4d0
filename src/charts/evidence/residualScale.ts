import { max } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** A vertical scale that is symmetric about 0 and holds every error and the tolerance band. */
export function residualScale(
  residuals: readonly { error: number }[],
  tolerance: number | null,
  range: readonly [number, number],
): ScaleLinear<number, number> {
  const largest = max(residuals, ({ error }) => Math.abs(error)) ?? 0;
  const reach = 1.08 * Math.max(largest, tolerance ?? 0, 0.05);
  return scaleLinear([-reach, reach], range).nice(6);
}

const NAMED = 4;

/** The configurations with the largest errors, worth a name on a chart. */
export const outliers = <Item extends { error: number }>(residuals: readonly Item[]): Item[] =>
  [...residuals].sort((a, b) => Math.abs(b.error) - Math.abs(a.error)).slice(0, NAMED);

/** Room a short name takes, in px. */
const LABEL = { width: 34, height: 13 };

/** The first of the items whose names, of this width, do not run into one another. */
export function apart<Item>(
  items: readonly Item[],
  place: (item: Item) => readonly [x: number, y: number],
  width = LABEL.width,
): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const [x, y] = place(item);
    const free = kept.every((other) => {
      const [otherX, otherY] = place(other);
      return Math.abs(otherX - x) >= width || Math.abs(otherY - y) >= LABEL.height;
    });
    if (free) kept.push(item);
  }
  return kept;
}
