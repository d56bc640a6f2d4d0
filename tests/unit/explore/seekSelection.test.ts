import { describe, expect, it } from 'vitest';
import { doubtsOf } from '../../../src/explore/seek/correctSelection';
import { gaussianProcesses } from '../../../src/explore/seek/gaussianProcess';
import { goalOf } from '../../../src/explore/seek/goal';
import { normalShare } from '../../../src/explore/seek/normal';
import { seeded } from '../../../src/explore/seek/random';
import { seek } from '../../../src/explore/seek/seek';
import { studentTShare } from '../../../src/explore/seek/studentT';
import type { SeekQuestion } from '../../../src/explore/seek/types';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import { published } from '../../../src/scenario/scenario';
import { studentT95 } from '../../../src/simulator/statistics';
import { planted, simulatePlant } from '../../support/planted';

const asked = (more: Partial<SeekQuestion> = {}): SeekQuestion => ({
  from: published('low-latency/20-A'),
  wanted: { direction: 'maximise', measure: 'gain' },
  limits: [],
  moves: [{ knob: 'sendOnly', values: [0, 1, 2, 3, 4, 5, 6, 7] }],
  prices: {},
  seed: 1,
  ...more,
});

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
  it('goes through the values it was given, and is less sure away from them', () => {
    const places = [[0], [0.25], [0.5], [0.75], [1]];
    const smooth = gaussianProcesses(places, [
      places.map(([x = 0]) => Math.sin(3 * x)),
      places.map(([x = 0]) => 100 - x),
    ]);
    const at = (x: number, which = 0) => smooth([x])[which] ?? { mean: Number.NaN, deviation: 0 };
    expect(at(0.5).mean).toBeCloseTo(Math.sin(1.5), 1);
    expect(at(0.6).mean).toBeCloseTo(Math.sin(1.8), 1);
    expect(at(3).deviation).toBeGreaterThan(2 * at(0.6).deviation);
    expect(at(0.6, 1).mean).toBeCloseTo(99.4, 1);
    // What was seen of one function tells nothing of another: alone it is as likely as beside it.
    const [alone] = gaussianProcesses(places, [places.map(([x = 0]) => 100 - x)])([0.6]);
    expect(at(0.6, 1)).toEqual(alone);
  });
});

describe('doubts of a selection', () => {
  const goal = goalOf(planted, asked({ limits: [{ measure: 'strain', value: 10 }] }));
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

/** Whether the wanted and the stated chance agree: the share observed may fall below by three standard errors at most. */
const isHonest = (observed: number, stated: number, count: number): boolean =>
  observed >= stated - 3 * Math.sqrt((stated * (1 - stated)) / count);

describe('the probability of correct selection', () => {
  it.each([
    ['close', 0.12],
    ['apart', 0.6],
  ])('is honest over 200 problems whose means are %s', { timeout: 120_000 }, async (_, gap) => {
    const count = 200;
    let right = 0;
    let stated = 0;
    for (let seed = 1; seed <= count; seed += 1) {
      const random = seeded(seed);
      const means = Array.from({ length: 8 }, () => gap * 8 * random());
      const best = Math.max(...means);
      const plant = { gain: ({ sendOnly = 0 }) => means[sendOnly] ?? 0, noise: 1 };
      const answer = await seek(planted, asked({ seed }), simulatePlant(plant));
      const chosen = answer.finalists.map(
        ({ scenario }) => means[valuesOf(planted, scenario).sendOnly ?? 0] ?? 0,
      );
      // What the probability is of: that none of the finalists is better.
      if ((chosen[0] ?? 0) >= Math.max(...chosen) - 1e-12) right += 1;
      stated += answer.probabilityOfCorrectSelection;
      expect(best).toBeGreaterThanOrEqual(chosen[0] ?? 0);
    }
    expect(isHonest(right / count, stated / count, count)).toBe(true);
    expect(right / count).toBeGreaterThan(0.6);
  });
});
