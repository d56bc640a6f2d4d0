import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/explore/seek/random';
import { seek } from '../../../src/explore/seek/seek';
import type { SeekQuestion } from '../../../src/explore/seek/types';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import { published } from '../../../src/scenario/scenario';
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
