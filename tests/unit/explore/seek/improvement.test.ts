import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../../src/explore/seek/goal';
import { byImprovement } from '../../../../src/explore/seek/improvement';
import { mostPromising } from '../../../../src/explore/seek/promise';
import { seeded } from '../../../../src/explore/seek/random';
import { keyOf, type SeekSpace } from '../../../../src/explore/seek/space';
import type { Point } from '../../../../src/explore/seek/types';

/** Six knobs of five values each. */
const KNOBS = 6;
const VALUES = [0, 1, 2, 3, 4];

const space: SeekSpace = {
  moves: Array.from({ length: KNOBS }, (_, knob) => ({ knob: `${knob}`, values: VALUES })),
  size: VALUES.length ** KNOBS,
  pointOf: () => null,
  pointAt: (coordinates) => coordinates.map((one) => Math.floor(one * VALUES.length)),
  coordinatesOf: (point) => [...point],
  scenarioAt: () => null,
  valuesAt: () => ({}),
  plainest: (point) => point,
};

it('reaches the far end of one knob from the best, with all others as they are', async () => {
  const best: Point = [4, 2, 2, 2, 2, 2];
  const far: Point = [0, 2, 2, 2, 2, 2];
  const propose = byImprovement(
    {
      space,
      goal: {} as Goal,
      random: seeded(1),
      isOpen: (point) => keyOf(point) === keyOf(far),
    },
    0,
  );
  const ranked = [{ point: best, numbers: {}, isUnstable: false }];
  expect(await propose(8, ranked)).toEqual([far]);
});

it('considers the best with any one knob elsewhere, however many knobs there are', async () => {
  const many = 400;
  const wide = {
    ...space,
    moves: Array.from({ length: many }, () => ({ knob: '', values: VALUES })),
  };
  const best: Point = Array.from({ length: many }, () => 2);
  const far = best.map((at, knob) => (knob === 7 ? 0 : at));
  const propose = byImprovement(
    {
      space: wide,
      goal: {} as Goal,
      random: seeded(1),
      isOpen: (point) => keyOf(point) === keyOf(far),
    },
    0,
  );
  expect(await propose(8, [{ point: best, numbers: {}, isUnstable: false }])).toEqual([far]);
});

describe('what is tried together', () => {
  const most = 100;
  const line: Pick<SeekSpace, 'coordinatesOf'> = {
    coordinatesOf: (point) => point.map((at) => at / most),
  };
  const goal = {
    cost: ({ cost = null }) => cost,
    broken: () => [],
    limits: [],
  } as unknown as Goal;
  const found = (at: number, cost: number) => ({
    point: [at],
    numbers: { cost },
    isUnstable: false,
  });
  const points = Array.from({ length: most + 1 }, (_, at) => [at]);
  const apart = (chosen: readonly Point[]) =>
    Math.min(
      ...chosen.flatMap(([a = 0], place) =>
        chosen.slice(place + 1).map(([b = 0]) => Math.abs(a - b)),
      ),
    );
  const chosen = (tried: readonly ReturnType<typeof found>[], count: number) =>
    mostPromising({ space: line as SeekSpace, goal }, points, count, tried);

  it('lies apart: each is chosen as if those before it had been found', async () => {
    const tried = [found(0, 10), found(50, 9), found(100, 10), found(25, 10), found(75, 10)];
    expect(apart(await chosen(tried, 4))).toBeGreaterThan(1);
  });

  it('is not the best once more where that is known', async () => {
    const slope = [0, 20, 40, 60, 80, 100].map((at) => found(at, 10 + Math.abs(at - 40) / 10));
    const first = await chosen(slope, 1);
    expect(Math.abs((first[0]?.[0] ?? 40) - 40)).toBeGreaterThan(1);
  });
});
