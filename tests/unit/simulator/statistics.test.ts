import { describe, expect, it } from 'vitest';
import { estimate, mean, studentT95, variance } from '../../../src/simulator/statistics';

/** Two-sided 95 % points as statistical tables print them (Fisher and Yates, to three decimals). */
const TABLE: Readonly<Record<number, number>> = {
  1: 12.706,
  2: 4.303,
  3: 3.182,
  4: 2.776,
  5: 2.571,
  6: 2.447,
  7: 2.365,
  8: 2.306,
  9: 2.262,
  10: 2.228,
  11: 2.201,
  12: 2.179,
  13: 2.16,
  14: 2.145,
  15: 2.131,
  16: 2.12,
  17: 2.11,
  18: 2.101,
  19: 2.093,
  20: 2.086,
  21: 2.08,
  22: 2.074,
  23: 2.069,
  24: 2.064,
  25: 2.06,
  26: 2.056,
  27: 2.052,
  28: 2.048,
  29: 2.045,
  30: 2.042,
  40: 2.021,
  50: 2.009,
  60: 2.0,
  80: 1.99,
  100: 1.984,
  120: 1.98,
  1000000: 1.96,
};

describe('the quantile of Student’s t', () => {
  it.each(Object.entries(TABLE))('for %s degrees of freedom is %f', (degreesOfFreedom, t) => {
    expect(Math.abs(studentT95(Number(degreesOfFreedom)) - t)).toBeLessThanOrEqual(0.00051);
  });

  it('is that of the density, integrated, to 0.0001', () => {
    for (const degreesOfFreedom of [5, 19, 30, 31, 35, 60]) {
      // Student's density without its constant, over half the line by x = sqrt(df) tan(u).
      const area = (to: number) => {
        const steps = 4000;
        const width = to / steps;
        const at = (u: number) => Math.cos(u) ** (degreesOfFreedom - 1);
        let sum = 0;
        for (let i = 0; i < steps; i += 1) sum += at((i + 0.5) * width) * width;
        return sum;
      };
      const share = (t: number) =>
        area(Math.atan(t / Math.sqrt(degreesOfFreedom))) / area(Math.PI / 2);
      const t = studentT95(degreesOfFreedom);
      expect(share(t - 0.0001)).toBeLessThan(0.95);
      expect(share(t + 0.0001)).toBeGreaterThan(0.95);
    }
  });

  it('falls all along', () => {
    for (let df = 1; df < 200; df += 1) expect(studentT95(df + 1)).toBeLessThan(studentT95(df));
  });
});

describe('mean, variance and interval', () => {
  it('are those of the textbook', () => {
    const values = [2, 4, 4, 4, 5, 5, 7, 9];
    expect(mean(values)).toBe(5);
    expect(variance(values)).toBeCloseTo(32 / 7, 12);
    const half = 2.3646243 * Math.sqrt(32 / 7 / 8);
    const { mean: centre, low, high } = estimate(values);
    expect(centre).toBe(5);
    expect(low).toBeCloseTo(5 - half, 6);
    expect(high).toBeCloseTo(5 + half, 6);
  });

  it('have no width for one value, and no number for none', () => {
    expect(estimate([3])).toEqual({ mean: 3, low: 3, high: 3 });
    expect(variance([3])).toBe(0);
    expect(variance([1, 3])).toBe(2);
    expect(mean([])).toBeNaN();
  });
});
