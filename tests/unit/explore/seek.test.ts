import { describe, expect, it } from 'vitest';
import { BUDGET } from '../../../src/explore/seek/budget';
import { seek } from '../../../src/explore/seek/seek';
import type { SeekProgress, SeekQuestion } from '../../../src/explore/seek/types';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import { remembered } from '../../../src/simulator/batch/remembered';
import type { Report } from '../../../src/simulator/report';
import { askGain, type Plant, planted, simulatePlant, upTo } from '../../support/planted';

/** 60 x 13 x 9 x 7 x 100 combinations: nothing that could be tried one by one. */
const MOVES = [
  { knob: 'virtualUsers', values: upTo(1, 60) },
  { knob: 'sendOnly', values: upTo(0, 12) },
  { knob: 'receiveAndSend', values: upTo(0, 8) },
  { knob: 'sendAndTrack', values: upTo(0, 6) },
  { knob: 'messagingThreads', values: upTo(1, 100) },
];

const asked = (more: Partial<SeekQuestion> = {}) => askGain({ moves: MOVES, ...more });

type Values = Record<string, number>;
const at = ({
  virtualUsers = 0,
  sendOnly = 0,
  receiveAndSend = 0,
  sendAndTrack = 0,
  messagingThreads = 0,
}: Values) => [
  virtualUsers / 60,
  sendOnly / 12,
  receiveAndSend / 8,
  sendAndTrack / 6,
  messagingThreads / 100,
];
const away = (values: Values, to: readonly number[]) =>
  at(values).reduce((sum, own, place) => sum + (own - (to[place] ?? 0)) ** 2, 0);

const PEAK = [0.3, 0.75, 0.5, 0.5, 0.4];
/** Functions with a known best, which is worth 100 without limits. */
const PLANTS: Record<string, Plant & { best: number; limit?: number }> = {
  'one hill': { gain: (values) => 100 - 100 * away(values, PEAK), best: 100 },
  'a ridge': {
    gain: (values) => {
      const [a = 0, b = 0, ...rest] = at(values);
      const others = rest.reduce((sum, own) => sum + (own - 0.5) ** 2, 0);
      return 100 - 400 * (a - b) ** 2 - 20 * (a + b - 1.2) ** 2 - 60 * others;
    },
    best: 100,
  },
  'two hills': {
    gain: (values) =>
      Math.max(100 - 150 * away(values, PEAK), 90 - 60 * away(values, [0.8, 0.2, 0.9, 0.9, 0.8])),
    best: 100,
  },
  // The nearer to the corner the more, up to a limit that cuts the corner off: the best lies on the limit.
  'a best at the limit': {
    gain: (values) => at(values).reduce((sum, own) => sum + 20 * own, 0),
    strain: (values) => at(values).reduce((sum, own) => sum + own, 0),
    limit: 2.5,
    best: 50,
  },
  'a hill in noise': { gain: (values) => 100 - 100 * away(values, PEAK), noise: 2, best: 100 },
};
const SEEDS = upTo(1, 6);
/** Of a range of 100, as near as this to the best counts as found. */
const NEAR = 3;
/** Of the seeds, so many must find it. */
const FOUND = 4;

describe('a planted best', () => {
  it.each(Object.entries(PLANTS))('is found of %s', { timeout: 60_000 }, async (_, plant) => {
    let found = 0;
    for (const seed of SEEDS) {
      const limits = plant.limit ? [{ measure: 'strain', value: plant.limit }] : [];
      const answer = await seek(planted, asked({ seed, limits }), simulatePlant(plant));
      expect(answer.best).not.toBeNull();
      if (answer.best === null) continue;
      const values = valuesOf(planted, answer.best.scenario);
      if (plant.limit) expect(plant.strain?.(values)).toBeLessThanOrEqual(plant.limit + 0.01);
      expect(answer.evaluated).toBeLessThanOrEqual(BUDGET.screened);
      if (plant.gain(values) >= plant.best - NEAR) found += 1;
    }
    expect(found).toBeGreaterThanOrEqual(FOUND);
  });

  it('is compared with what came to something else: a knob without effect makes no finalist', async () => {
    const plant: Plant = { gain: ({ sendOnly = 0 }) => sendOnly };
    const moves = [
      { knob: 'sendOnly', values: upTo(0, 12) },
      { knob: 'messagingThreads', values: upTo(1, 100) },
    ];
    const { finalists } = await seek(planted, asked({ moves }), simulatePlant(plant));
    const found = finalists.map((one) => valuesOf(planted, one.scenario).sendOnly);
    expect(found).toHaveLength(BUDGET.finalists);
    expect(new Set(found).size).toBe(BUDGET.finalists);
  });

  it('is never one that comes to no end', async () => {
    const plant: Plant = {
      gain: ({ sendOnly = 0 }) => sendOnly,
      isUnstable: ({ sendOnly = 0 }) => sendOnly > 6,
    };
    const moves = [{ knob: 'sendOnly', values: upTo(0, 12) }];
    const answer = await seek(planted, asked({ moves }), simulatePlant(plant));
    expect(answer.best?.scenario.changes.sendOnly).toBe(6);
    expect(answer.front.every(({ isUnstable }) => !isUnstable)).toBe(true);
    expect(answer.tried.filter(({ isUnstable }) => isUnstable)).toHaveLength(6);
  });

  it('is none only where nothing came to an end', async () => {
    const plant: Plant = { gain: () => 1, isUnstable: () => true };
    const moves = [{ knob: 'sendOnly', values: upTo(0, 3) }];
    const answer = await seek(planted, asked({ moves }), simulatePlant(plant));
    expect(answer.best).toBeNull();
    expect(answer.front).toEqual([]);
    expect(answer.probabilityOfCorrectSelection).toBe(0);
  });

  it('is the cheapest by a price list', async () => {
    const plant: Plant = {
      gain: () => 1,
      strain: ({ sendOnly = 0, receiveAndSend = 0 }) => 12 - sendOnly - 2 * receiveAndSend,
    };
    const moves = [
      { knob: 'sendOnly', values: upTo(0, 12) },
      { knob: 'receiveAndSend', values: upTo(1, 8) },
    ];
    const wanted = { direction: 'minimise', measure: 'price' } as const;
    const limits = [{ measure: 'strain', value: 0 }];
    const priceAt = async (prices: Record<string, number>) => {
      const answer = await seek(
        planted,
        asked({ moves, wanted, limits, prices }),
        simulatePlant(plant),
      );
      const found = answer.best && valuesOf(planted, answer.best.scenario);
      return [found?.sendOnly, found?.receiveAndSend, answer.best?.found.price?.mean];
    };
    expect(await priceAt({ sendOnly: 1, receiveAndSend: 3 })).toEqual([10, 1, 13]);
    expect(await priceAt({ sendOnly: 2, receiveAndSend: 3 })).toEqual([0, 6, 18]);
  });
});

describe('the same question', () => {
  const plant = PLANTS['a hill in noise'] as Plant;
  const limits = [{ measure: 'computers', value: 12 }];

  it('has the same answer on 1, 2 and 5 workers', async () => {
    const answers = [];
    for (const workers of [1, 2, 5]) {
      answers.push(await seek(planted, asked({ limits }), simulatePlant(plant, workers)));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('has another answer for another seed', async () => {
    const tried = async (seed: number) =>
      (await seek(planted, asked({ limits, seed }), simulatePlant(plant))).tried;
    expect(await tried(1)).not.toEqual(await tried(2));
  });

  it('goes on where it was stopped, and makes no run twice', async () => {
    const whole = await seek(planted, asked({ limits }), simulatePlant(plant));
    let made = 0;
    const inner = simulatePlant(plant);
    const counted: typeof inner = (runs, options) => {
      made += runs.length;
      return inner(runs, options);
    };
    const known = new Map<string, Report>();
    const controller = new AbortController();
    const stopped = seek(planted, asked({ limits }), remembered(counted, known), {
      signal: controller.signal,
      onProgress: ({ evaluated }) => evaluated > 50 && controller.abort(),
    });
    await expect(stopped).rejects.toThrow();
    expect(known.size).toBeGreaterThan(50);
    const resumed = await seek(planted, asked({ limits }), remembered(counted, known));
    expect(resumed).toEqual(whole);
    // No more than the batch that was under way is made again.
    expect(made - known.size).toBeLessThanOrEqual(8);
  });

  it('tells how far it is: ever more, never more than the most', async () => {
    const told: SeekProgress[] = [];
    await seek(planted, asked({ limits }), simulatePlant(plant), {
      onProgress: (progress) => told.push(progress),
    });
    expect([...new Set(told.map(({ stage }) => stage))]).toEqual([
      'bounds',
      'screening',
      'finalists',
      'done',
    ]);
    for (const [place, { evaluated, most, tried }] of told.entries()) {
      expect(evaluated).toBeGreaterThanOrEqual(told[place - 1]?.evaluated ?? 0);
      expect(evaluated).toBeLessThanOrEqual(most);
      expect(tried).toHaveLength(evaluated);
    }
    expect(told[1]?.evaluated).toBeLessThanOrEqual(4);
  });
});
