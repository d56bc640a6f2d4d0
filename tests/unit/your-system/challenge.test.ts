import { describe, expect, it } from 'vitest';
import { hiddenSystem, measuredAt } from '../../../src/your-system/challenge/hidden';
import { loadsOf } from '../../../src/your-system/challenge/loads';
import { seedAfter } from '../../../src/your-system/challenge/page/Challenges';
import {
  BUDGET,
  ENOUGH,
  limitPoints,
  nextPoints,
  widthOf,
} from '../../../src/your-system/challenge/score';
import { module } from './templates/module';

const SEEDS = ['', '2', '3', 'anna', 'ben', 'Clara', '7', '8'];
const limitOf = (seed: string) => {
  const { bottleneck, limits } = module.bounds({ ...hiddenSystem(seed), users: 1 });
  return {
    bottleneck,
    limit: limits.find(({ name }) => name === bottleneck)?.mostPerSecond[0] ?? 0,
  };
};
const levelOf = (seed: string, users: number) =>
  measuredAt(seed, users, module.mva({ ...hiddenSystem(seed), users }));

describe('a hidden system', () => {
  it('is drawn from the seed, whatever its case and spaces, and another from another', () => {
    expect(hiddenSystem(' Anna ')).toEqual(hiddenSystem('anna'));
    const all = SEEDS.map((seed) => JSON.stringify(hiddenSystem(seed)));
    expect(new Set(all).size).toBe(SEEDS.length);
    expect(levelOf('anna', 8)).toEqual(levelOf('anna', 8));
  });

  it.each(SEEDS)('has one limit that many users show within the scatter: "%s"', (seed) => {
    const { bottleneck, limit } = limitOf(seed);
    expect(bottleneck).toBe('core');
    expect(module.mva({ ...hiddenSystem(seed), users: 5 }).method).toBe('exact');
    const { throughputPerSecond } = levelOf(seed, 400);
    expect(Math.abs(throughputPerSecond / limit - 1)).toBeLessThan(0.05);
    expect(levelOf(seed, 1).throughputPerSecond).toBeLessThan(0.5 * limit);
  });
});

describe('the next measurement', () => {
  it.each(SEEDS.slice(0, 3))(
    'has loads below the knee, and one choice that finds the limit best: "%s"',
    (seed) => {
      const bounds = module.bounds({ ...hiddenSystem(seed), users: 1 });
      const { given, offered } = loadsOf(bounds);
      const knee = bounds.asymptotic?.kneeUsers ?? 0;
      expect(Math.max(...given)).toBeLessThan(knee);
      expect(offered.length).toBeGreaterThan(2);
      const levels = given.map((users) => levelOf(seed, users));
      const widths = offered.map((users) =>
        widthOf(module.fit({ levels: [...levels, levelOf(seed, users)] })),
      );
      expect(widths.some((width) => width !== null)).toBe(true);
      const points = widths.map((width) => nextPoints(width, widths));
      expect(Math.max(...points)).toBe(100);
      expect(Math.min(...points)).toBeLessThan(ENOUGH);
    },
  );
});

describe('points', () => {
  it('are for how near a limit is, and for levels that were saved', () => {
    expect(limitPoints(100, 100, 1)).toBe(100);
    expect(limitPoints(100, 100, BUDGET)).toBe(80);
    expect(limitPoints(110, 100, BUDGET)).toBe(48);
    expect(limitPoints(90, 100, BUDGET)).toBe(48);
    expect(limitPoints(130, 100, 1)).toBe(0);
  });

  it('are for a narrow limit beside the narrowest', () => {
    expect(nextPoints(0.2, [null, 0.1, 0.2])).toBe(50);
    expect(nextPoints(0.1, [null, 0.1, 0.2])).toBe(100);
    expect(nextPoints(null, [null, 0.1, 0.2])).toBe(0);
  });
});

it('a seed counts on', () => {
  expect([seedAfter(''), seedAfter('2'), seedAfter('anna'), seedAfter('anna9')]).toEqual([
    '2',
    '3',
    'anna2',
    'anna10',
  ]);
});
