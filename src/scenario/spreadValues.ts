import { power } from '../numbers/elementary';
import type { Knob } from './schema';
import { nearestValue } from './value';

/** How many values a whole number has from one to another. */
export const valuesBetween = ({ step }: Knob, low: number, high: number): number =>
  // Decimal steps are a last bit off.
  Math.floor((high - low) / step + 1e-9) + 1;

/** Where the value at a share of the way from low to high would lie: even steps, or even ratios on a log scale. */
function placeAt({ scale, step }: Knob, low: number, high: number, share: number): number {
  if (scale === 'linear') return low + share * (high - low);
  // A scale of ratios has no zero: a range from there starts at the first step.
  const from = Math.max(low, step);
  return share === 0 ? low : from * power(high / from, share);
}

/**
 * `count` values of a whole number spread from low to high, both of which it takes: on its grid, ascending and distinct,
 * with both ends. Fewer where the range has not so many.
 */
export function spreadValues(knob: Knob, low: number, high: number, count: number): number[] {
  const { step } = knob;
  const most = Math.min(count, valuesBetween(knob, low, high));
  if (most <= 1) return [low];
  const values: number[] = [];
  for (let index = 0; index < most; index += 1) {
    const ideal = nearestValue(knob, placeAt(knob, low, high, index / (most - 1)));
    // Where rounding makes neighbours alike the upper one makes way, and all leave room for those still to come.
    const least = index === 0 ? low : (values[index - 1] ?? low) + step;
    const placed = Math.min(high - (most - 1 - index) * step, Math.max(least, ideal));
    values.push(nearestValue(knob, placed));
  }
  return values;
}
