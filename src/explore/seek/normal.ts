import { exp } from '../../numbers/elementary';

/** Density of the standard normal distribution. */
export const normalDensity = (z: number): number => exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** How likely a standard normal value is to be at most `z`; right to 1.5e-7 (Abramowitz and Stegun, 7.1.26). */
export function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const beyond = (series * exp(-x * x)) / 2;
  return z < 0 ? beyond : 1 - beyond;
}
