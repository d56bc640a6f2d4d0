import { describe, expect, it } from 'vitest';
import { toJson, toText } from '../../../../scripts/seek/print';
import { doubtsOf } from '../../../../src/explore/seek/correctSelection';
import { goalOf } from '../../../../src/explore/seek/goal';
import { byMerit } from '../../../../src/explore/seek/ranking';
import { seek } from '../../../../src/explore/seek/seek';
import type { Limit, Missed, SeekQuestion } from '../../../../src/explore/seek/types';
import { nameOf, nearestText } from '../../../../src/explore/seek/view/missed';
import {
  bestSentence,
  selectionText,
  uncertainTexts,
} from '../../../../src/explore/seek/view/sentences';
import { valuesOf } from '../../../../src/explore/study/exploredStudy';
import { askGain, type Plant, planted, simulatePlant, upTo } from '../../../support/planted';
import { BEST, exactly, question as realQuestion, study } from './asked';

/** What the search finds of a plant, as the value of a knob. */
async function foundOf(plant: Plant, more: Partial<SeekQuestion>) {
  const question = askGain(more);
  const answer = await seek(planted, question, simulatePlant(plant));
  const values = answer.best && valuesOf(planted, answer.best.scenario);
  return { question, answer, sendOnly: values?.sendOnly, best: answer.best };
}

const strainUpTo = (value: number): Limit => ({ measure: 'strain', value });
const gainFrom = (value: number): Limit => ({ measure: 'gain', value });

describe('where nothing keeps the limits', () => {
  it('the best is what misses the one limit least, and says what it misses', async () => {
    const plant: Plant = { gain: () => 1, strain: ({ sendOnly = 0 }) => 20 - sendOnly };
    const { sendOnly, best, answer } = await foundOf(plant, { limits: [strainUpTo(5)] });
    expect(sendOnly).toBe(12);
    expect(best?.broken).toEqual(['strain']);
    expect(best?.missed).toEqual([
      { limit: strainUpTo(5), simulated: 8, excess: 0.6, band: null, isInsideBand: false },
    ]);
    expect(answer.finalists[0]).toBe(best);
    // Without noise nobody doubts which is nearest.
    expect(answer.probabilityOfCorrectSelection).toBe(1);
  });

  it('a limit of what should be more is missed by what it falls short of', async () => {
    const plant: Plant = { gain: ({ sendOnly = 0 }) => sendOnly, strain: () => 0 };
    const { sendOnly, best } = await foundOf(plant, {
      wanted: { direction: 'minimise', measure: 'strain' },
      limits: [gainFrom(16)],
    });
    expect(sendOnly).toBe(12);
    expect(best?.missed[0]?.excess).toBe(0.25);
  });

  it('shares of the limits count, the largest of them, and not their sum', async () => {
    // Misses of the strain by 2, 4, ... of 100, and of the gain by 1.2, 1.1, ... of 2.
    const plant: Plant = {
      strain: ({ sendOnly = 0 }) => 100 + 2 * sendOnly,
      gain: ({ sendOnly = 0 }) => 2 - (13 - sendOnly) / 10,
    };
    const limits = [strainUpTo(100), gainFrom(2)];
    const wanted = { direction: 'minimise', measure: 'strain' } as const;
    const { sendOnly, best } = await foundOf(plant, { limits, wanted });
    const largest = (value: number) => Math.max((2 * value) / 100, (13 - value) / 20);
    const nearest = upTo(0, 12).sort((a, b) => largest(a) - largest(b))[0];
    // By sums, or by absolute misses, another one would be nearest.
    const bySum = (value: number) => (2 * value) / 100 + (13 - value) / 20;
    const absolute = (value: number) => Math.max(2 * value, (13 - value) / 10);
    for (const rule of [bySum, absolute]) {
      expect(upTo(0, 12).sort((a, b) => rule(a) - rule(b))[0]).not.toBe(nearest);
    }
    expect(sendOnly).toBe(nearest);
    expect(best?.missed.map(({ limit }) => limit)).toEqual(limits);
  });

  it('of two that miss as much, the one with more of what is wanted', async () => {
    const plant: Plant = { gain: ({ sendOnly = 0 }) => sendOnly, strain: () => 10 };
    expect((await foundOf(plant, { limits: [strainUpTo(5)] })).sendOnly).toBe(12);
  });

  it('one that keeps them is the best however little it has', async () => {
    const plant: Plant = {
      gain: ({ sendOnly = 0 }) => sendOnly,
      strain: ({ sendOnly = 0 }) => 5 + sendOnly / 100,
    };
    const { sendOnly, best } = await foundOf(plant, { limits: [strainUpTo(5)] });
    expect(sendOnly).toBe(0);
    expect(best?.missed).toEqual([]);
  });

  it('is found among more combinations than can be tried', async () => {
    const moves = [
      { knob: 'virtualUsers', values: upTo(1, 60) },
      { knob: 'sendOnly', values: upTo(0, 12) },
      { knob: 'receiveAndSend', values: upTo(0, 8) },
      { knob: 'messagingThreads', values: upTo(1, 100) },
    ];
    const away = ({ virtualUsers = 0, sendOnly = 0, receiveAndSend = 0 }) =>
      (virtualUsers / 60 - 0.3) ** 2 +
      (sendOnly / 12 - 0.75) ** 2 +
      (receiveAndSend / 8 - 0.5) ** 2;
    const plant: Plant = {
      gain: ({ messagingThreads = 0 }) => messagingThreads,
      strain: (values) => 12 + 20 * away(values),
    };
    for (const seed of [1, 2, 3]) {
      const { best } = await foundOf(plant, { moves, seed, limits: [strainUpTo(10)] });
      expect(best?.missed[0]?.simulated).toBeLessThan(12.4);
    }
  });

  it('a limit that the knobs alone break is missed least, too', async () => {
    const plant: Plant = { gain: ({ sendOnly = 0 }) => sendOnly };
    const { sendOnly, best, answer } = await foundOf(plant, {
      limits: [{ measure: 'computers', value: 0 }],
    });
    expect(answer.evaluated).toBe(13);
    expect(sendOnly).toBe(0);
    expect(best?.missed.map(({ limit }) => limit.measure)).toEqual(['computers']);
  });

  it('has the same answer for the same seed, on any number of workers', async () => {
    const plant: Plant = { gain: () => 1, strain: ({ sendOnly = 0 }) => 20 - sendOnly, noise: 2 };
    const question = askGain({ limits: [strainUpTo(5)] });
    const answers = [];
    for (const workers of [1, 3]) {
      answers.push(await seek(planted, question, simulatePlant(plant, workers)));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.probabilityOfCorrectSelection).toBeLessThan(1);
    expect(answers[0]?.probabilityOfCorrectSelection).toBeGreaterThan(0);
  });

  it('is honest about the choice over 100 problems', { timeout: 120_000 }, async () => {
    const count = 100;
    let right = 0;
    let stated = 0;
    for (let seed = 1; seed <= count; seed += 1) {
      const strainOf = (value = 0) => 20 + ((value * 7 + seed * 3) % 13) * 0.15;
      const plant: Plant = {
        gain: () => 1,
        strain: ({ sendOnly }) => strainOf(sendOnly),
        noise: 1,
      };
      const { answer, sendOnly } = await foundOf(plant, { limits: [strainUpTo(10)], seed });
      const least = Math.min(
        ...answer.finalists.map(({ scenario }) => strainOf(valuesOf(planted, scenario).sendOnly)),
      );
      if (strainOf(sendOnly) <= least + 1e-12) right += 1;
      stated += answer.probabilityOfCorrectSelection / count;
    }
    expect(right / count).toBeGreaterThanOrEqual(
      stated - 3 * Math.sqrt((stated * (1 - stated)) / count),
    );
  });
});

describe('doubts of what misses the limits least', () => {
  const goal = goalOf(planted, askGain({ limits: [strainUpTo(10), gainFrom(100)] }));
  const runs = (strains: number[], gains: number[]) =>
    strains.map((strain, place) => ({ strain, gain: gains[place] ?? 0 }));
  // Of the strain 20 % is missed, of the gain 50 %.
  const best = runs([12, 12, 12], [50, 51, 49]);

  it('follow from the limit that it misses most', () => {
    // Nearer in the gain by 1, 2 and 3 %: mean 2, standard error 1 / sqrt(3), 2 degrees of freedom.
    const rival = runs([13, 13, 13], [51, 53, 52]);
    const [doubt = 0] = doubtsOf(goal, best, [rival]).rivals;
    // Of Student's t: 1/2 + t / (2 sqrt(2 + t²)).
    const t = 2 * Math.sqrt(3);
    expect(doubt).toBeCloseTo(0.5 + t / (2 * Math.sqrt(2 + t * t)), 12);
  });
  it('are none of a rival that is nearer in that limit and farther in another', () => {
    expect(doubtsOf(goal, best, [runs([18, 18, 18], [99, 99, 98])]).rivals[0]).toBeLessThan(0.01);
  });
  it('are none of one that misses as much, nor of the best itself', () => {
    const doubts = doubtsOf(goal, best, [best]);
    expect([doubts.best, doubts.rivals, doubts.probability]).toEqual([0, [0], 1]);
  });
  it('are great of one that keeps all', () => {
    expect(doubtsOf(goal, best, [runs([9, 9, 9], [101, 102, 103])]).probability).toBeLessThan(0.01);
  });
  it('do not ask what has more of what is wanted', () => {
    const other = goalOf(planted, askGain({ limits: [strainUpTo(10)] }));
    const [near, far] = [runs([12, 12, 12], [1, 1, 1]), runs([13, 13, 13], [9, 9, 9])];
    expect(doubtsOf(other, near, [far]).probability).toBe(1);
  });
});

describe('ranking of what misses limits', () => {
  const goal = goalOf(planted, askGain({ limits: [strainUpTo(10), gainFrom(100)] }));
  const one = (strain: number | null, gain: number) => ({
    numbers: { gain, strain },
    isUnstable: false,
  });
  it('is by the largest share that is missed', () => {
    // 20 and 20 %, then 1 and 30 %, then 35 and 0 %, then none.
    const order = [one(12, 80), one(10.1, 70), one(13.5, 100), one(null, 200)];
    expect([3, 1, 0, 2].map((place) => order[place] ?? one(0, 0)).sort(byMerit(goal))).toEqual(
      order,
    );
  });
});

describe('what is said of it', () => {
  const missedOf = (simulated: number, excess: number, more: Partial<Missed> = {}): Missed => ({
    limit: { measure: 'roundtripTime.median', value: 300 },
    simulated,
    excess,
    band: { low: 274, high: 320 },
    isInsideBand: true,
    ...more,
  });
  const nearest = (missed: Missed[], median = missed[0]?.simulated ?? 0) => ({
    ...BEST,
    found: { ...BEST.found, 'roundtripTime.median': exactly(median) },
    broken: missed.map(({ limit }) => limit.measure),
    missed,
  });

  it('names value, limit, excess and whether the limit lies inside the band', () => {
    const one = nearest([missedOf(303, 0.01)]);
    const nobody = { point: null, unprinted: [] };
    const text =
      'No combination keeps all limits. The nearest, as simulated, has 113\u202fmessages/s: median roundtrip 303\u202fms where at most 300\u202fms is accepted, 1\u202f% over; the limit lies inside its 90\u202f% band.';
    expect(nearestText(study, realQuestion, one, true)).toBe(text);
    expect(bestSentence(study, realQuestion, one, nobody, true)).toBe(text);
    expect(bestSentence(study, realQuestion, one, nobody, false)).toMatch(
      /^No combination keeps all limits so far\. The nearest so far, as simulated, has/,
    );
    const far = nearest([missedOf(450, 0.5, { isInsideBand: false })]);
    expect(nearestText(study, realQuestion, far, true)).toMatch(
      /50.% over; the limit lies outside/,
    );
    const bandless = nearest([missedOf(303, 0.01, { band: null, isInsideBand: false })]);
    expect(nearestText(study, realQuestion, bandless, true)).toMatch(/1.% over\.$/);
  });
  it('has as many decimals as tell a value from its limit', () => {
    const hardly = nearest([missedOf(300.25, 0.25 / 300)]);
    expect(nearestText(study, realQuestion, hardly, true)).toMatch(
      /300\.3.ms where .* 0\.1.% over/,
    );
  });
  it('says under, of what should be more, and no share of 0', () => {
    const limit = { measure: 'goal.under500', value: 96 };
    const few = nearest([missedOf(72, 0.25, { limit })]);
    expect(nearestText(study, realQuestion, few, true)).toMatch(
      /where at least 96.% .* 25.% under;/,
    );
    const none = nearest([
      missedOf(7, 7, { limit: { measure: 'computers', value: 0 }, band: null }),
    ]);
    expect(nearestText(study, realQuestion, none, true)).toMatch(
      /computers 7 where at most 0 is accepted\.$/,
    );
  });
  it('is called nearest, and a measurement may come out on the accepted side', () => {
    const one = nearest([missedOf(303, 0.01)]);
    expect([nameOf(one), nameOf(BEST)]).toEqual(['nearest', 'best']);
    expect(uncertainTexts(study, realQuestion, one)[0]).toMatch(/may come out below it/);
    expect(selectionText(0.94, 'nearest', 6)).toMatch(/94.%: .* misses the limits by less/);
    expect(selectionText(1, 'nearest', 6)).toMatch(/misses the limits least/);
  });

  it('stands in the answer of the command', () => {
    const one = nearest([missedOf(303, 0.01)]);
    const answer = {
      best: one,
      front: [BEST],
      finalists: [one],
      own: null,
      tried: [],
      evaluated: 7,
      combinations: 1200,
      isWhole: false,
      probabilityOfCorrectSelection: 0.97,
    };
    const { best, front } = toJson(study, realQuestion, answer);
    expect(best).toMatchObject({
      keepsLimits: false,
      missed: [
        {
          metric: 'roundtripTime.median',
          limit: 300,
          simulated: 303,
          bandLow: 274,
          bandHigh: 320,
          isInsideBand: true,
        },
      ],
    });
    expect(front[0]).toMatchObject({ keepsLimits: true, missed: [] });
    const text = toText(study, realQuestion, answer);
    expect(text).toMatch(/^nearest /m);
    expect(text).not.toMatch(/^best /m);
    expect(text).toMatch(/Of 1.200 combinations 7 were tried\./);
    expect(text).toMatch(/7 scenarios were tried\. No combination keeps all limits\. The nearest/);
  });
});
