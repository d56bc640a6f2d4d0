import { describe, expect, it } from 'vitest';
import {
  jointVerdict,
  measuredVerdict,
  pairedDifference,
  simulatedVerdict,
} from '../../../src/comparison/claimsVerdict';

const margins = { repeat: 0.05, similar: 0.1 };

describe('measuredVerdict', () => {
  it.each([
    ['greater', 120, 100, 'holds'],
    ['greater', 100, 120, 'fails'],
    ['less', 100, 120, 'holds'],
    ['less', 120, 100, 'fails'],
    ['greater', 105, 100, 'cannot tell'],
    ['less', 105, 100, 'cannot tell'],
    ['similar', 110, 100, 'holds'],
    ['similar', 111, 100, 'fails'],
  ] as const)('%s, %d against %d: %s', (direction, left, right, verdict) => {
    expect(measuredVerdict(direction, left, right, margins)).toBe(verdict);
  });

  it('is the same when the sides change places', () => {
    for (const [left, right] of [
      [105.1, 100],
      [95.2, 100],
      [95, 100],
    ] as const) {
      expect(measuredVerdict('greater', left, right, margins)).toBe(
        measuredVerdict('less', right, left, margins),
      );
      expect(measuredVerdict('similar', left, right, margins)).toBe(
        measuredVerdict('similar', right, left, margins),
      );
    }
  });
});

describe('simulatedVerdict', () => {
  it.each([
    ['greater', 0.01, 0.02, 'holds'],
    ['greater', -0.02, -0.01, 'fails'],
    ['greater', -0.01, 0.02, 'cannot tell'],
    ['greater', 0, 0, 'cannot tell'],
    ['less', -0.02, -0.01, 'holds'],
    ['less', 0.01, 0.02, 'fails'],
    ['less', -0.02, 0, 'cannot tell'],
    ['similar', -0.09, 0.1, 'holds'],
    ['similar', 0, 0, 'holds'],
    ['similar', 0.05, 0.11, 'cannot tell'],
    ['similar', -0.3, 0.3, 'cannot tell'],
    ['similar', 0.11, 0.12, 'fails'],
    ['similar', -0.12, -0.1, 'fails'],
  ] as const)('%s, from %d to %d: %s', (direction, low, high, verdict) => {
    expect(simulatedVerdict(direction, { low, high }, margins)).toBe(verdict);
  });
});

describe('jointVerdict', () => {
  it.each([
    [['holds', 'holds'], 'holds'],
    [['holds', 'cannot tell'], 'cannot tell'],
    [['fails', 'cannot tell'], 'fails'],
    [[], 'cannot tell'],
  ] as const)('%j: %s', (verdicts, verdict) => {
    expect(jointVerdict(verdicts)).toBe(verdict);
  });
});

describe('pairedDifference', () => {
  it('takes the differences of the same replications, relative to the right mean', () => {
    // Differences 1, 2, 3 with standard deviation 1: half width 4.30265 / sqrt(3).
    const difference = pairedDifference([11, 22, 33], [10, 20, 30]);
    expect(difference?.mean).toBeCloseTo(0.1, 12);
    expect((difference?.high ?? 0) - 0.1).toBeCloseTo(2.484138 / 20, 6);
    expect(0.1 - (difference?.low ?? 0)).toBeCloseTo(2.484138 / 20, 6);
  });

  it('is narrower than the values are spread when these move together', () => {
    const difference = pairedDifference([101, 201, 301], [100, 200, 300]);
    expect(difference).toEqual({ mean: 0.005, low: 0.005, high: 0.005 });
  });

  it('leaves out replications without both values and needs two', () => {
    expect(pairedDifference([1, null, 3], [1, 2, 3])?.mean).toBe(0);
    expect(pairedDifference([1, null], [1, 2])).toBeNull();
    expect(pairedDifference([], [])).toBeNull();
  });
});
