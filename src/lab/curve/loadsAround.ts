import type { Knob } from '../../scenario/schema';
import { nearestValue } from '../../scenario/value';

/** Parts and multiples of the present load at which a system is looked at. */
const TIMES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** Loads below and above the present one, ascending, that one among them. */
export const loadsAround = (knob: Knob, present: number): number[] =>
  [...new Set(TIMES.map((times) => nearestValue(knob, times * present)))].sort((a, b) => a - b);
