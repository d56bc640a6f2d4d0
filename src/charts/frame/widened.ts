import { extent } from 'd3-array';

/**
 * Lowest and highest of values and of what surrounds them, such as the ends of their intervals. Where no value is below
 * zero, the quantity has none there: an interval that reaches below is cut.
 */
export function extentAround(
  values: readonly number[],
  around: readonly number[],
): [number, number] {
  const [low = 0, high = 1] = extent([...values, ...around]);
  return [values.some((value) => value < 0) ? low : Math.max(0, low), high];
}

/** A domain is at least this share of its values wide. */
const LEAST_SHARE = 0.01;

/**
 * A domain made wide enough to be read, evenly to both sides but not across zero: where values differ by rounding alone,
 * ticks would have no distance and a curve would be noise.
 */
export function widened([low, high]: readonly [number, number]): [number, number] {
  const least = LEAST_SHARE * (Math.max(Math.abs(low), Math.abs(high)) || 1);
  const room = Math.max(0, least - (high - low)) / 2;
  const from = low >= 0 ? Math.max(0, low - room) : low - room;
  return [from, Math.max(high + room, from + Math.min(least, 2 * room))];
}
