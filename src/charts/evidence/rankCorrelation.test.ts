import { describe, expect, it } from 'vitest';
import { rankCorrelation, unlikelyByChance } from './rankCorrelation';

describe('rankCorrelation', () => {
  it('is 1 for any rising and -1 for any falling relation', () => {
    const values = [1, 2, 3, 5, 8];
    expect(rankCorrelation(values.map((x) => [x, x ** 3]))).toBeCloseTo(1, 12);
    expect(rankCorrelation(values.map((x) => [x, 1 / x]))).toBeCloseTo(-1, 12);
  });

  it('gives equal values their mean rank', () => {
    // Ranks 0.5, 0.5, 2 against 0, 1, 2: covariance 1.5, variances 1.5 and 2.
    expect(
      rankCorrelation([
        [7, 1],
        [7, 2],
        [9, 3],
      ]),
    ).toBeCloseTo(1.5 / Math.sqrt(1.5 * 2), 12);
  });

  it('is 0 where one side does not vary or nothing is given', () => {
    expect(
      rankCorrelation([
        [1, 4],
        [2, 4],
      ]),
    ).toBe(0);
    expect(rankCorrelation([])).toBe(0);
  });

  it('needs less correlation the more points there are', () => {
    expect(unlikelyByChance(48)).toBeCloseTo(0.286, 3);
    expect(unlikelyByChance(2)).toBe(1);
  });
});
