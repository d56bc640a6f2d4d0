import { median } from 'd3-array';
import { magnitudeOf, powerOfTen } from '../../numbers/elementary';

/** Where a study varied nothing, a step is this share of the value. */
const USUAL_SHARE = 0.1;

/** One, two or five times a power of ten, the nearest below. */
function roundBelow(value: number): number {
  const unit = powerOfTen(magnitudeOf(value));
  return (value >= 5 * unit ? 5 : value >= 2 * unit ? 2 : 1) * unit;
}

/**
 * The step of a linear knob from a value, in multiples of its least step: what lies between the values that the study took,
 * the middle of such gaps up to twice the present value, and a round tenth of the value where it took but one. `studied`
 * rises.
 */
export function linearStep(least: number, studied: readonly number[], value: number): number {
  const near = studied.filter((one) => one <= 2 * Math.abs(value));
  const taken = near.length > 1 ? near : studied;
  const gaps = taken.slice(1).map((one, index) => one - (taken[index] ?? one));
  const typical = median(gaps) ?? roundBelow(Math.max(least, USUAL_SHARE * Math.abs(value)));
  return Math.max(least, Math.round(typical / least) * least);
}
