import { describe, expect, it } from 'vitest';
import { doubtsOf } from '../../../../src/explore/seek/correctSelection';
import { smoothFunction } from '../../../../src/explore/seek/gaussianProcess';
import { goalOf } from '../../../../src/explore/seek/goal';
import { normalShare } from '../../../../src/explore/seek/normal';
import { studentTShare } from '../../../../src/explore/seek/studentT';
import { studentT95 } from '../../../../src/simulator/statistics';
import { askGain, planted } from '../../../support/planted';

describe('distributions', () => {
  it.each([1, 2, 3, 4, 7, 12, 30])(
    'has 97.5 %% of Student t with %i below its quantile',
    (degrees) => {
      expect(studentTShare(studentT95(degrees), degrees)).toBeCloseTo(0.975, 6);
      expect(studentTShare(-studentT95(degrees), degrees)).toBeCloseTo(0.025, 6);
      expect(studentTShare(0, degrees)).toBeCloseTo(0.5, 12);
    },
  );
  it('has the shares of the normal distribution', () => {
    expect(normalShare(1.959964)).toBeCloseTo(0.975, 6);
    expect(normalShare(-1.281552)).toBeCloseTo(0.1, 6);
    expect(studentTShare(1, 2000)).toBeCloseTo(normalShare(1), 3);
  });
  const rest = async () => {};
  it('goes through the values it was given, and is less sure away from them', async () => {
    const places = [[0], [0.25], [0.5], [0.75], [1]];
    const sine = await smoothFunction(
      places,
      places.map(([x = 0]) => Math.sin(3 * x)),
      rest,
    );
    expect(sine.at([0.5]).mean).toBeCloseTo(Math.sin(1.5), 1);
    expect(sine.at([0.6]).mean).toBeCloseTo(Math.sin(1.8), 1);
    expect(sine.at([3]).deviation).toBeGreaterThan(2 * sine.at([0.6]).deviation);
    const line = await smoothFunction(
      places,
      places.map(([x = 0]) => 100 - x),
      rest,
    );
    expect(line.at([0.6]).mean).toBeCloseTo(99.4, 1);
  });
  it('learns which axis matters, and is surer along the other', async () => {
    const at = [0, 0.25, 0.5, 0.75, 1];
    const places = at.flatMap((x) => at.map((y) => [x, y]));
    const wave = await smoothFunction(
      places,
      places.map(([x = 0]) => Math.sin(6 * x)),
      rest,
    );
    expect(wave.at([0, 1.5]).deviation).toBeLessThan(0.7 * wave.at([1.5, 0]).deviation);
    expect(wave.at([0.25, 1.2]).mean).toBeGreaterThan(0.9);
  });
  it('believes what was to be expected: as high as before everywhere, and surer around it', async () => {
    const places = [[0], [0.5], [1]];
    const before = await smoothFunction(
      places,
      places.map(([x = 0]) => x * x),
      rest,
    );
    const after = before.believing([0.7]);
    for (const x of [0.1, 0.6, 0.72, 2]) {
      expect(after.at([x]).mean).toBeCloseTo(before.at([x]).mean, 9);
      expect(after.at([x]).deviation).toBeLessThanOrEqual(before.at([x]).deviation + 1e-12);
    }
    expect(after.at([0.72]).deviation).toBeLessThan(0.5 * before.at([0.72]).deviation);
  });
});

describe('doubts of a selection', () => {
  const goal = goalOf(planted, askGain({ limits: [{ measure: 'strain', value: 10 }] }));
  const runs = (gains: number[], strains: number[] = gains.map(() => 0)) =>
    gains.map((gain, place) => ({ gain, strain: strains[place] ?? 0 }));

  it('follow from the differences on the same random numbers, not from what both share', () => {
    const best = runs([10, 20, 30, 40]);
    const rival = runs([9, 19.2, 28.9, 39.1]);
    expect(doubtsOf(goal, best, [rival]).probability).toBeGreaterThan(0.99);
    const mixed = runs([19.2, 39.1, 9, 28.9]);
    expect(doubtsOf(goal, best, [mixed]).probability).toBeLessThan(0.7);
  });
  it('are of t by hand', () => {
    // Differences -1, -2, -3: mean -2, standard error 1 / sqrt(3), 2 degrees of freedom.
    const { rivals } = doubtsOf(goal, runs([5, 5, 5]), [runs([4, 3, 2])]);
    expect(rivals[0]).toBeCloseTo(1 - studentTShare(2 * Math.sqrt(3), 2), 12);
  });
  it('count that the best may break a limit, and that a better rival does', () => {
    const best = runs([5, 5, 5], [9.9, 10, 10.1]);
    expect(doubtsOf(goal, best, []).best).toBeCloseTo(0.5, 12);
    const rival = runs([9, 9, 9], [30, 30.1, 29.9]);
    expect(doubtsOf(goal, runs([5, 5, 5]), [rival]).probability).toBeGreaterThan(0.999);
  });
  it('do not count a rival that is the same', () => {
    expect(doubtsOf(goal, runs([5, 6, 7]), [runs([5, 6, 7])]).probability).toBe(1);
  });
});
