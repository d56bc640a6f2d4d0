import { describe, expect, it } from 'vitest';
import type { Explained } from '../../../src/system/fitAnswer';
import {
  hiddenSystem,
  measuredAt,
  mostUsers,
  truthOf,
} from '../../../src/your-system/challenge/hidden';
import { loadsOf, otherSeed } from '../../../src/your-system/challenge/loads';
import { seedAfter } from '../../../src/your-system/challenge/page/Challenges';
import { reasonOf } from '../../../src/your-system/challenge/reason';
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

  it.each(SEEDS)('is known without the module as the module says: "%s"', (seed) => {
    const { limitPerSecond, kneeUsers } = truthOf(seed);
    expect(limitPerSecond).toBeCloseTo(limitOf(seed).limit, 6);
    const { asymptotic } = module.bounds({ ...hiddenSystem(seed), users: 1 });
    expect(kneeUsers).toBeCloseTo(asymptotic?.kneeUsers ?? 0, 6);
  });

  it.each(SEEDS)('is just filled by the most users: "%s"', (seed) => {
    const most = mostUsers(seed);
    expect(most).toBeGreaterThan(truthOf(seed).kneeUsers);
    expect(mostUsers(` ${seed.toUpperCase()} `)).toBe(most);
    const exact = module.mva({ ...hiddenSystem(seed), users: most }).classes[0];
    const full = (exact?.throughputPerSecond ?? 0) / truthOf(seed).limitPerSecond;
    expect(full).toBeGreaterThan(0.85);
    expect(full).toBeLessThan(0.97);
  });

  it('is found by the page from four levels, and not by the highest alone, but for luck', () => {
    const found = SEEDS.map((seed) => {
      const { limitPerSecond } = truthOf(seed);
      const most = mostUsers(seed);
      const levels = [1, 0.5 * most, 0.8 * most, most].map((one) => levelOf(seed, Math.round(one)));
      const value = module.fit({ levels }).limit?.throughputPerSecond.value ?? 0;
      const highest = levels.at(-1)?.throughputPerSecond ?? 0;
      return [limitPoints(highest, limitPerSecond, 1), limitPoints(value, limitPerSecond, 4)];
    });
    const passed = (place: number) =>
      found.filter((points) => (points[place] ?? 0) >= ENOUGH).length;
    expect(passed(0)).toBeLessThanOrEqual(1);
    expect(passed(1)).toBe(SEEDS.length);
  });
});

describe('the next measurement', () => {
  it.each(SEEDS.slice(0, 3))(
    'has loads below the knee, and one choice that finds the limit best: "%s"',
    (seed) => {
      const { given, offered } = loadsOf(seed);
      expect(Math.max(...given)).toBeLessThan(truthOf(seed).kneeUsers);
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

  it.each(['', 'anna', 'Clara'])('is told by what a level leaves open: "%s"', (name) => {
    const seed = otherSeed(name);
    const { given, offered } = loadsOf(seed);
    const levels = given.map((users) => levelOf(seed, users));
    const reasons = offered.map((users) =>
      reasonOf(module.fit({ levels: [...levels, levelOf(seed, users)] }), users, given),
    );
    expect(reasons[0]).toContain(`With ${offered[0]} users throughput does not flatten yet`);
    const [before, far] = [given.at(-1), offered.at(-1)];
    const between = `Nothing was measured between ${before} and ${far} users. If requests slow`;
    expect(reasons.at(-1)).toContain(between);
  });

  it('has no reason where no higher peak explains the levels', () => {
    const range = { value: 100, low: 98, high: 103 };
    const limit = { throughputPerSecond: range, knee: range };
    expect(reasonOf({ limit, limitAbove: null, explanations: [] }, 40, [5])).toBe('');
    const peaking = (limitPerSecond: number, verdict: string) =>
      reasonOf(
        {
          limit,
          limitAbove: null,
          explanations: [{ kind: 'crowding', verdict, limitPerSecond } as Explained],
        },
        40,
        [5, 9],
      );
    expect(peaking(103, 'as-good')).toMatch(/between 9 and 40 users.* limit of 103 per second/);
    expect(peaking(101, 'as-good')).toBe('');
    expect(peaking(103, 'refuted')).toBe('');
    expect(reasonOf({ limit: null, limitAbove: null, explanations: [] }, 40, [5])).toContain(
      'a limit may lie anywhere.',
    );
  });
});

describe('points', () => {
  it('are for how near a limit is, and for levels that were saved', () => {
    expect(limitPoints(100, 100, 1)).toBe(100);
    expect(limitPoints(100, 100, BUDGET)).toBe(90);
    expect(limitPoints(104, 100, BUDGET)).toBe(54);
    expect(limitPoints(96, 100, BUDGET)).toBe(54);
    expect(limitPoints(110, 100, 1)).toBe(0);
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
