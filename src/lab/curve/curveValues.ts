import type { Knob } from '../../scenario/schema';
import { spreadValues } from '../../scenario/spreadValues';
import type { MeasuredRanges } from '../view/ranges';

/** Points of a curve that follows a dragged knob: as many as some tenths of a second make. */
const STEPS = 7;

/**
 * Values of the load that a curve is drawn over: those that the study measured, or all there are where it did not vary
 * them, and the present one.
 */
export function curveValues(knob: Knob, ranges: MeasuredRanges, present: number): number[] {
  const measured = ranges[knob.id] ?? [];
  const [first = knob.min, last = knob.max] = [measured[0], measured.at(-1)];
  const [low, high] = first < last ? [first, last] : [knob.min, knob.max];
  const values = spreadValues(knob, low, high, STEPS);
  return [...new Set([...values, present])].sort((a, b) => a - b);
}
