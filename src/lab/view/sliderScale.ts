import { ln, power } from '../../numbers/elementary';
import type { Knob } from '../../scenario/schema';
import { countOf, maskOfCount } from '../../scenario/trackingPoints';
import { nearestValue } from '../../scenario/value';

/** A knob as a slider: whole positions, each standing for a value. */
export interface SliderScale {
  min: number;
  max: number;
  positionOf: (value: number) => number;
  valueAt: (position: number) => number;
  /** Where a value lies on the line, 0 to 1. */
  fractionOf: (value: number) => number;
}

const STOPS_PER_DECADE = 24;

/** Values at even ratios, each on the knob's grid, ends included. */
function logStops(knob: Knob, extra: readonly number[]): number[] {
  const low = Math.max(knob.min, knob.step);
  const ratio = knob.max / low;
  // Three decades are not one stop more because of a last bit.
  const count = Math.ceil((ln(ratio) / Math.LN10) * STOPS_PER_DECADE - 1e-9);
  const even = Array.from({ length: count + 1 }, (_, i) => low * power(ratio, i / count));
  const onGrid = even.map((value) => nearestValue(knob, value));
  return [...new Set([knob.min, ...onGrid, ...extra])].sort((a, b) => a - b);
}

/** `landmarks` are values that must be reachable, such as the published and the current one. */
export function sliderScale(knob: Knob, landmarks: readonly number[] = []): SliderScale {
  if (knob.kind === 'set') {
    const max = knob.choices.length;
    const positionOf = (value: number) => countOf(knob, value);
    return {
      min: 0,
      max,
      positionOf,
      valueAt: (position) => maskOfCount(knob, position),
      fractionOf: (value) => positionOf(value) / max,
    };
  }
  if (knob.scale === 'log') {
    const stops = logStops(knob, landmarks);
    const nearest = (value: number) =>
      stops.reduce(
        (best, stop, i) =>
          Math.abs(stop - value) < Math.abs((stops[best] ?? 0) - value) ? i : best,
        0,
      );
    return {
      min: 0,
      max: stops.length - 1,
      positionOf: nearest,
      valueAt: (position) => stops[position] ?? knob.min,
      fractionOf: (value) => nearest(value) / (stops.length - 1),
    };
  }
  return {
    min: knob.min,
    max: knob.max,
    positionOf: (value) => value,
    valueAt: (position) => position,
    fractionOf: (value) => (value - knob.min) / (knob.max - knob.min),
  };
}
