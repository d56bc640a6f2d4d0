import { describe, expect, it } from 'vitest';
import {
  isRepeat,
  limitOf,
  perfectErrors,
  pooledRepeats,
  repeatGroups,
} from '../../../src/comparison/selfRepeats';
import type { KnobSchema } from '../../../src/scenario/schema';

/** A depth above 18 does nothing, users always act. */
const schema = {
  knobs: [
    { id: 'users', default: 3, idle: [] },
    {
      id: 'depth',
      default: 32,
      idle: [{ unless: [{ knob: 'depth', atMost: 18 }], because: 'deep enough' }],
    },
  ],
} as unknown as KnobSchema;
const of = (users: number, depth: number, row = '') => ({ row, values: { users, depth } });

describe('settings', () => {
  it('repeat each other where no knob differs, one left out having its default', () => {
    expect(isRepeat(schema, of(2, 64), of(2, 64))).toBe(true);
    expect(isRepeat(schema, of(3, 64), { values: { depth: 64 } })).toBe(true);
    expect(isRepeat(schema, of(2, 64), of(3, 64))).toBe(false);
  });

  it('repeat each other where only a knob differs that does nothing in either', () => {
    expect(isRepeat(schema, of(2, 64), of(2, 2048))).toBe(true);
    expect(isRepeat(schema, of(2, 64), of(2, 18))).toBe(false);
    expect(isRepeat(schema, of(2, 18), of(2, 64))).toBe(false);
    expect(isRepeat(schema, of(2, 64), of(3, 2048))).toBe(false);
  });

  it('are grouped in the order given, those that nothing repeats left out', () => {
    const all = [
      of(2, 64, 'a'),
      of(5, 64, 'alone'),
      of(3, 64, 'b'),
      of(2, 2048, 'c'),
      of(3, 64, 'd'),
      of(2, 32, 'e'),
    ];
    expect(repeatGroups(schema, all).map((group) => group.map(({ row }) => row))).toEqual([
      ['a', 'c', 'e'],
      ['b', 'd'],
    ]);
  });
});

describe('the deviation of one run', () => {
  it('is pooled over groups about their own means, of logarithms', () => {
    // Logarithms -1, 1 and 4, 6, 8: squares 1 + 1 + 4 + 4 over 1 + 2 degrees of freedom.
    const groups = [
      [Math.exp(-1), Math.E],
      [Math.exp(4), Math.exp(6), Math.exp(8)],
    ];
    const repeats = pooledRepeats(groups);
    expect(repeats?.degreesOfFreedom).toBe(3);
    expect(repeats?.deviation).toBeCloseTo(Math.sqrt(10 / 3), 9);
  });

  it('is taken of numbers as they are where they are points', () => {
    expect(pooledRepeats([[10, 12]], 'points')).toEqual({
      deviation: Math.SQRT2,
      degreesOfFreedom: 1,
    });
  });

  it('needs two numbers of a group', () => {
    expect(pooledRepeats([[5], [], [7]])).toBeNull();
    expect(pooledRepeats([[5], [2, 2]])).toEqual({ deviation: 0, degreesOfFreedom: 1 });
  });

  it('is found again in many planted pairs, as are the errors of a perfect model', () => {
    // Quantiles of a normal variable, shuffled by a stride into pairs.
    const z = [
      -1.96, -1.44, -1.15, -0.93, -0.76, -0.6, -0.45, -0.32, -0.19, -0.06, 0.06, 0.19, 0.32, 0.45,
      0.6, 0.76, 0.93, 1.15, 1.44, 1.96,
    ];
    const runs = z.map((_, index) => 300 * Math.exp(0.04 * (z[(index * 7) % z.length] ?? 0)));
    const spread = pooledRepeats([runs])?.deviation ?? Number.NaN;
    expect(spread).toBeGreaterThan(0.036);
    expect(spread).toBeLessThan(0.042);
    const { median, p90 } = perfectErrors({ deviation: 0.04 });
    const sizes = z.map((one) => 0.04 * Math.abs(one)).sort((a, b) => a - b);
    expect(sizes.filter((one) => one <= median).length / sizes.length).toBeCloseTo(0.5, 9);
    expect(sizes.filter((one) => one <= p90).length / sizes.length).toBeCloseTo(0.9, 9);
    expect(median).toBeCloseTo(0.02698, 6);
    expect(p90).toBeCloseTo(0.0658, 5);
  });
});

describe('the limit of a goal', () => {
  it('is what was set', () => {
    expect(limitOf(5, 0.83)).toEqual({ limit: 5, rule: 'set' });
    expect(limitOf(2, 1)).toEqual({ limit: 2, rule: 'set' });
  });

  it('asks for no less than a perfect model would show', () => {
    expect(limitOf(3.5, 3.72)).toEqual({ limit: 3.7, rule: 'perfect' });
    expect(limitOf(3.7, 3.72)).toEqual({ limit: 3.7, rule: 'set' });
  });
});
