import { expect, it } from 'vitest';
import type { Goal } from '../../../../src/explore/seek/goal';
import { byImprovement } from '../../../../src/explore/seek/improvement';
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
