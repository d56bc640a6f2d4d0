/** A domain is at least this share of its values wide. */
const LEAST_SHARE = 0.01;

/**
 * A domain made wide enough to be read, evenly to both sides: where values differ by rounding alone, ticks would have no
 * distance and a curve would be noise.
 */
export function widened([low, high]: readonly [number, number]): [number, number] {
  const least = LEAST_SHARE * (Math.max(Math.abs(low), Math.abs(high)) || 1);
  const room = Math.max(0, least - (high - low)) / 2;
  return [low - room, high + room];
}
