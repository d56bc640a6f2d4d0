import { describe, expect, it } from 'vitest';
import { equalsOf } from '../../../src/explore/sweep/equals';

/** Two runs that scatter so much around each mean. */
const twice = (means: readonly number[], scatter: number) =>
  means.map((mean) => [mean - scatter, mean + scatter]);

describe('what runs cannot tell from the best', () => {
  it('is the plateau of a curve, from where it begins', () => {
    const means = [40, 80, 120, 142.6, 143.1, 142.9, 143.2, 142.8];
    expect(equalsOf(twice(means, 0.4), 6, 0)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('is the best alone where runs agree closely', () => {
    const means = [140, 141, 142, 143];
    expect(equalsOf(twice(means, 0.05), 3, 0)).toEqual([false, false, false, true]);
  });

  it('does not take points in for the scatter of one far away', () => {
    const samples = [...twice([140, 141, 142, 143], 0.05), [20, 200]];
    expect(equalsOf(samples, 3, 0)).toEqual([false, false, false, true, false]);
  });

  it('is what looks the same where there is one run of each', () => {
    const samples = [[142.4], [142.8], [143.1], [143.2]];
    expect(equalsOf(samples, 3, 0.5)).toEqual([false, true, true, true]);
    expect(equalsOf(samples, 3, 0)).toEqual([false, false, false, true]);
    expect(equalsOf([], -1, 0)).toEqual([]);
  });
});
