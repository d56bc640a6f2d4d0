import { describe, expect, it } from 'vitest';
import { doubtsOf } from '../../../../src/explore/seek/correctSelection';
import { gaussianProcesses } from '../../../../src/explore/seek/gaussianProcess';
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
