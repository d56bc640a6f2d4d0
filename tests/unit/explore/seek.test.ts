import { describe, expect, it } from 'vitest';
import { BUDGET } from '../../../src/explore/seek/budget';
import { dominates, unbeaten } from '../../../src/explore/seek/front';
import { goalOf, meansOf } from '../../../src/explore/seek/goal';
import { seeded } from '../../../src/explore/seek/random';
import { byMerit } from '../../../src/explore/seek/ranking';
import { seek } from '../../../src/explore/seek/seek';
import { allPoints, keyOf, spaceOf } from '../../../src/explore/seek/space';
import { spread } from '../../../src/explore/seek/spread';
import type { SeekProgress, SeekQuestion } from '../../../src/explore/seek/types';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import { published } from '../../../src/scenario/scenario';
import { remembered } from '../../../src/simulator/batch/remembered';
import type { Report } from '../../../src/simulator/report';
import { exploredNamed } from '../../support/explored';
import { type Plant, planted, simulatePlant } from '../../support/planted';

const upTo = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place);

/** 60 x 13 x 9 x 7 x 100 combinations: nothing that could be tried one by one. */
const MOVES = [
  { knob: 'virtualUsers', values: upTo(1, 60) },
  { knob: 'sendOnly', values: upTo(0, 12) },
  { knob: 'receiveAndSend', values: upTo(0, 8) },
  { knob: 'sendAndTrack', values: upTo(0, 6) },
  { knob: 'messagingThreads', values: upTo(1, 100) },
];

const asked = (more: Partial<SeekQuestion> = {}): SeekQuestion => ({
  from: published('low-latency/20-A'),
  wanted: { direction: 'maximise', measure: 'gain' },
  limits: [],
  moves: MOVES,
  prices: {},
  seed: 1,
  ...more,
});

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

describe('the front', () => {
  it('holds all that nothing beats, and nothing else', () => {
    const random = seeded(5);
    const points = Array.from({ length: 60 }, () => [
      Math.round(random() * 9),
      Math.round(random() * 9),
    ]);
    const front = unbeaten(points, (point) => point);
    const isBeaten = (point: number[]) => points.some((other) => dominates(other, point));
    expect(front.every((point) => !isBeaten(point))).toBe(true);
    const keys = new Set(front.map(String));
    expect(keys.size).toBe(front.length);
    for (const point of points) expect(isBeaten(point) || keys.has(String(point))).toBe(true);
    expect(dominates([1, 2], [1, 2])).toBe(false);
    expect(dominates([1, null], [1, 2])).toBe(false);
    expect(dominates([1, 2], [1, null])).toBe(true);
  });

  it('of an answer is by what is wanted and each limited measure', async () => {
    const plant: Plant = {
      gain: ({ sendOnly = 0 }) => Math.min(8, sendOnly),
      strain: ({ sendOnly = 0 }) => sendOnly ** 2,
    };
    const moves = [{ knob: 'sendOnly', values: upTo(1, 12) }];
    const limits = [{ measure: 'strain', value: 30 }];
    const { best, front } = await seek(planted, asked({ moves, limits }), simulatePlant(plant));
    expect(best?.found.gain?.mean).toBe(5);
    const gains = front.map(({ found }) => found.gain?.mean ?? 0);
    expect(gains[0]).toBe(8);
    expect(gains.at(-1)).toBe(1);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
  });
});

describe('ranking', () => {
  const goal = goalOf(planted, asked({ limits: [{ measure: 'strain', value: 10 }] }));
  const one = (gain: number | null, strain: number | null, isUnstable = false) => ({
    numbers: { gain, strain },
    isUnstable,
  });
  it('puts kept limits before more gain, less excess before more, and the unstable last', () => {
    const order = [
      one(5, 10),
      one(5, 10.5),
      one(9, 11),
      one(9, 12),
      one(99, null),
      one(99, 1, true),
    ];
    const shuffled = [3, 0, 5, 2, 4, 1].map((place) => order[place] ?? one(0, 0));
    expect(shuffled.sort(byMerit(goal))).toEqual(order);
  });
  it('overlooks an excess within the slack', () => {
    expect(byMerit(goal, 0.11)(one(9, 11), one(5, 10))).toBeLessThan(0);
    expect(byMerit(goal, 0.09)(one(9, 11), one(5, 10))).toBeGreaterThan(0);
  });
  it('takes a limit of what should be more as the least', () => {
    const least = goalOf(planted, asked({ limits: [{ measure: 'gain', value: 10 }] }));
    expect(least.broken({ gain: 9.9 })).toEqual(['gain']);
    expect(least.broken({ gain: 10 })).toEqual([]);
    expect(least.broken({ gain: null })).toEqual(['gain']);
  });
});

describe('the space', () => {
  it('has each combination once, and refuses what describes no system', () => {
    const moves = [
      { knob: 'receiveAndSend', values: [0, 1] },
      { knob: 'sendOnly', values: [0, 2, 4] },
      { knob: 'receiveOnly', values: [0, 1] },
    ];
    const space = spaceOf(exploredNamed('low-latency'), asked({ moves }));
    const points = [...allPoints(space)];
    expect(new Set(points.map(keyOf)).size).toBe(12);
    expect(space.size).toBe(12);
    for (const point of points) {
      const values = space.valuesAt(point);
      expect(space.pointOf(values)).toEqual(point);
      const receives = (values.receiveAndSend ?? 0) + (values.receiveOnly ?? 0) > 0;
      expect(space.scenarioAt(point) !== null).toBe(receives);
    }
  });
  it('gives each value of a small range the same share', () => {
    const space = spaceOf(
      planted,
      asked({ moves: [{ knob: 'sendOnly', values: [0, 1, 2, 3, 4] }] }),
    );
    const next = spread(1, seeded(3));
    const counts = [0, 0, 0, 0, 0];
    for (let draw = 0; draw < 1000; draw += 1) {
      const [place = 0] = space.pointAt(next());
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(8);
  });
  it('spreads a wide range by its logarithm, from end to end', () => {
    const space = spaceOf(
      planted,
      asked({ moves: [{ knob: 'virtualUsers', values: upTo(1, 60) }] }),
    );
    expect([space.pointAt([0]), space.pointAt([0.9999])]).toEqual([[0], [59]]);
    expect(space.pointAt([0.5])[0]).toBeLessThan(15);
  });
});

it('means of a candidate are those of what was found', () => {
  expect(meansOf({ found: { a: { mean: 2, low: 1, high: 3 }, b: null } })).toEqual({
    a: 2,
    b: null,
  });
});
