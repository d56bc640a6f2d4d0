import { hypotenuse } from '../numbers/elementary';
import type { Estimate } from './types';

/** Two-sided 95 % quantiles of Student's t distribution for 1 to 30 degrees of freedom. */
const T_95 = [
  12.7062047, 4.3026527, 3.1824463, 2.7764451, 2.5705818, 2.4469119, 2.3646243, 2.3060041,
  2.2621572, 2.2281389, 2.2009852, 2.1788128, 2.1603687, 2.1447867, 2.1314495, 2.1199053, 2.1098156,
  2.100922, 2.093024, 2.0859634, 2.0796138, 2.0738731, 2.0686576, 2.0638986, 2.0595386, 2.0555294,
  2.0518305, 2.0484071, 2.0452296, 2.0422725,
];
const NORMAL_95 = 1.959964;

/** The two-sided 95 % quantile; above 30 degrees of freedom by the Cornish-Fisher series, right to 0.0001. */
export function studentT95(degreesOfFreedom: number): number {
  const tabulated = T_95[degreesOfFreedom - 1];
  if (tabulated !== undefined) return tabulated;
  const z = NORMAL_95;
  const first = (z * z * z + z) / 4;
  const second = (5 * z * z * z * z * z + 16 * z * z * z + 3 * z) / 96;
  return z + first / degreesOfFreedom + second / (degreesOfFreedom * degreesOfFreedom);
}

/** Arithmetic mean; not a number for no values. */
export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Unbiased sample variance; 0 below two values. */
export function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - centre) * (value - centre);
  return squares / (values.length - 1);
}

/** Mean of independent values and its 95 % Student t interval. */
export function estimate(values: readonly number[]): Estimate {
  const centre = mean(values);
  const half =
    values.length < 2
      ? 0
      : studentT95(values.length - 1) * Math.sqrt(variance(values) / values.length);
  return { mean: centre, low: centre - half, high: centre + half };
}

/** Half the width of an interval. */
export const halfOf = ({ low, high }: Pick<Estimate, 'low' | 'high'>): number => (high - low) / 2;

/** Another mean less the first, with the 95 % interval of independent runs: wider than that of runs that share numbers. */
export function independentDifference(first: Estimate, other: Estimate): Estimate {
  const mean = other.mean - first.mean;
  const half = hypotenuse(halfOf(first), halfOf(other));
  return { mean, low: mean - half, high: mean + half };
}
