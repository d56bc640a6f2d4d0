import { describe, expect, it } from 'vitest';
import {
  differenceError,
  judgedDifference,
  type MetricDifferences,
  scaledDifference,
} from '../../../src/comparison/differences';

const error = (halfWidth: number, directionFrom: number | null) => ({ halfWidth, directionFrom });
const known = (halfWidth = 0.1, directionFrom: number | null = 0.03) => ({
  scale: 'ratio' as const,
  error: error(halfWidth, directionFrom),
});
const runs = { low: 4, high: 6 };
/** A simulated 100 that becomes so much more. */
const more = (
  by: number,
  interval: { low: number; high: number } | null = { low: by - 1, high: by + 1 },
) => ({
  first: 100,
  other: 100 + by,
  runs: interval,
});

describe('the error of a difference', () => {
  const metric: MetricDifferences = {
    scale: 'ratio',
    all: error(0.2, 0.1),
    knobs: { users: error(0.1, 0.02), boxes: error(0.15, null) },
    groups: { storage: error(0.3, 0.05) },
  };

  it('is that of the knob, of its group, or of all pairs', () => {
    expect(differenceError(metric, [{ id: 'users', group: 'storage' }])).toEqual(error(0.1, 0.02));
    expect(differenceError(metric, [{ id: 'disks', group: 'storage' }])).toEqual(error(0.3, 0.05));
    expect(differenceError(metric, [{ id: 'size', group: 'load' }])).toEqual(error(0.2, 0.1));
    expect(differenceError(metric, [])).toEqual(error(0.2, 0.1));
  });

  it('claims of several knobs as little as of the least known', () => {
    const both = [
      { id: 'users', group: 'load' },
      { id: 'disks', group: 'storage' },
    ];
    expect(differenceError(metric, both)).toEqual(error(0.3, 0.05));
    const withheld = [...both, { id: 'boxes', group: 'database' }];
    expect(differenceError(metric, withheld)).toEqual(error(0.3, null));
    expect(differenceError(metric, [...withheld].reverse())).toEqual(error(0.3, null));
  });
});

describe('the band of a difference', () => {
  it('is that of the ratio, in the unit of the metric', () => {
    const { band } = judgedDifference(known(Math.log(1.25)), more(50));
    expect(band?.low).toBeCloseTo(100 * (1.5 / 1.25) - 100, 9);
    expect(band?.high).toBeCloseTo(100 * 1.5 * 1.25 - 100, 9);
  });

  it('of shares is so many points to either side', () => {
    const points = { scale: 'points' as const, error: error(7, 1) };
    expect(judgedDifference(points, { first: 0, other: 20, runs })).toEqual({
      band: { low: 4, high: 27 },
      verdict: 'told',
    });
  });

  it('is never narrower than the interval of the runs, and grows away from what was measured', () => {
    const wide = { low: 1, high: 99 };
    expect(judgedDifference(known(), more(50, wide)).band).toEqual(wide);
    const far = judgedDifference(known(), more(50), 3).band;
    expect(far?.low).toBeCloseTo(100 * 1.5 * Math.exp(-0.3) - 100, 9);
  });

  it('is none where nothing was measured, or a ratio says nothing', () => {
    expect(judgedDifference(null, more(50))).toEqual({ band: null, verdict: 'model' });
    expect(judgedDifference(known(), { first: 0, other: 5, runs })).toEqual({
      band: null,
      verdict: 'model',
    });
    expect(scaledDifference('ratio', 0, 5)).toBeNull();
    expect(scaledDifference('points', 0, 5)).toBe(5);
  });
});

describe('the verdict on a difference', () => {
  const verdict = (...given: Parameters<typeof judgedDifference>) =>
    judgedDifference(...given).verdict;

  it('is told beyond the error, the model’s alone within it, and none below what had a direction', () => {
    expect(verdict(known(), more(12))).toBe('told');
    expect(verdict(known(), more(-12))).toBe('told');
    expect(verdict(known(), more(8))).toBe('model');
    expect(verdict(known(), more(-8))).toBe('model');
    expect(verdict(known(), more(2))).toBe('cannot-tell');
    expect(verdict(known(0.1, null), more(50))).toBe('cannot-tell');
  });

  it('is none where the runs tell nothing, or one pair alone was made', () => {
    expect(verdict(known(), more(12, { low: -1, high: 25 }))).toBe('cannot-tell');
    expect(verdict(known(), more(12, null))).toBe('cannot-tell');
    expect(verdict(null, more(12, null))).toBe('cannot-tell');
  });

  it('asks for more away from what was measured', () => {
    expect(verdict(known(), more(12), 1.5)).toBe('model');
    expect(verdict(known(), more(4), 1.5)).toBe('cannot-tell');
  });
});
