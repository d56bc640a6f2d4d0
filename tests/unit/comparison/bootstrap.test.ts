import { deviation, mean, range, sum } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { bootstrapInterval } from '../../../src/comparison/bootstrap';

const average = (values: readonly number[]) => mean(values) ?? Number.NaN;
/** Values whose mean is near normal. */
const VALUES = range(40).map((index) => 10 + ((index * 17) % 40) / 8);

describe('the interval by the bootstrap', () => {
  it('is that of the normal distribution for a mean of many', () => {
    const half = (1.96 * (deviation(VALUES) ?? 0)) / Math.sqrt(VALUES.length);
    const [low, high] = bootstrapInterval(VALUES, average);
    expect(Math.abs(low - (average(VALUES) - half))).toBeLessThan(0.05 * half);
    expect(Math.abs(high - (average(VALUES) + half))).toBeLessThan(0.05 * half);
  });

  it('has for a count of successes the ends of the binomial distribution', () => {
    // Of 20 groups 10 succeed: 95 % of the draws have 6 to 14.
    const groups = range(20).map((index) => index % 2);
    expect(bootstrapInterval(groups, sum)).toEqual([6, 14]);
  });

  it('draws whole groups, and as many as there are', () => {
    const groups = [
      [1, 2],
      [3, 6],
      [5, 10],
    ];
    const ratio = (drawn: readonly (readonly number[])[]) => {
      expect(drawn).toHaveLength(3);
      return sum(drawn, ([, second = 0]) => second) / sum(drawn, ([first = 0]) => first);
    };
    expect(bootstrapInterval(groups, ratio)).toEqual([2, 2]);
  });

  it('is not a number without groups', () => {
    expect(bootstrapInterval([], average)).toEqual([Number.NaN, Number.NaN]);
  });
});
