import { describe, expect, it } from 'vitest';
import { dominates, unbeaten } from '../../../src/explore/seek/front';
import { goalOf, meansOf } from '../../../src/explore/seek/goal';
import { seeded } from '../../../src/explore/seek/random';
import { byMerit } from '../../../src/explore/seek/ranking';
import { seek } from '../../../src/explore/seek/seek';
import { allPoints, keyOf, spaceOf } from '../../../src/explore/seek/space';
import { spread } from '../../../src/explore/seek/spread';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import { exploredNamed } from '../../support/explored';
import { askGain, type Plant, planted, simulatePlant, upTo } from '../../support/planted';

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
    const { best, front } = await seek(planted, askGain({ moves, limits }), simulatePlant(plant));
    expect(best?.found.gain?.mean).toBe(5);
    const gains = front.map(({ found }) => found.gain?.mean ?? 0);
    expect(gains[0]).toBe(8);
    expect(gains.at(-1)).toBe(1);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
  });
});

describe('ranking', () => {
  const goal = goalOf(planted, askGain({ limits: [{ measure: 'strain', value: 10 }] }));
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
    const least = goalOf(planted, askGain({ limits: [{ measure: 'gain', value: 10 }] }));
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
    const space = spaceOf(exploredNamed('low-latency'), askGain({ moves }));
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
      askGain({ moves: [{ knob: 'sendOnly', values: [0, 1, 2, 3, 4] }] }),
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
      askGain({ moves: [{ knob: 'virtualUsers', values: upTo(1, 60) }] }),
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

describe('a small space, all of it tried', () => {
  const MOVES = [
    { knob: 'sendOnly', values: upTo(0, 6) },
    { knob: 'receiveAndSend', values: upTo(1, 4) },
  ];
  const hill = ({ sendOnly = 0, receiveAndSend = 0 }: Readonly<Record<string, number>>) =>
    100 - (sendOnly - 4) ** 2 - 3 * (receiveAndSend - 2) ** 2;
  const count = ({ sendOnly = 0, receiveAndSend = 0 }: Readonly<Record<string, number>>) =>
    sendOnly + receiveAndSend;

  /** The best of all combinations, reckoned from the functions. */
  function bestOf(
    gain: Plant['gain'],
    isAccepted: (values: Readonly<Record<string, number>>) => boolean,
  ) {
    const all = upTo(0, 6).flatMap((sendOnly) =>
      upTo(1, 4).map((receiveAndSend) => ({ sendOnly, receiveAndSend })),
    );
    return all.filter(isAccepted).sort((a, b) => gain(b) - gain(a))[0];
  }

  it.each([
    ['without limits', [], () => true],
    [
      'under a limit that the hill breaks',
      [{ measure: 'strain', value: 4 }],
      (values: Readonly<Record<string, number>>) => count(values) <= 4,
    ],
    [
      'under a limit of what there should be more of',
      [
        { measure: 'gain', value: 90 },
        { measure: 'strain', value: 5 },
      ],
      (values: Readonly<Record<string, number>>) => hill(values) >= 90 && count(values) <= 5,
    ],
  ] as const)('has the best %s', async (_, limits, isAccepted) => {
    const question = askGain({ moves: MOVES, limits: [...limits] });
    const answer = await seek(planted, question, simulatePlant({ gain: hill, strain: count }));
    const expected = bestOf(hill, isAccepted);
    if (answer.best === null) throw new Error('Nothing was found.');
    const { sendOnly, receiveAndSend } = valuesOf(planted, answer.best.scenario);
    expect({ sendOnly, receiveAndSend }).toEqual(expected);
    expect(answer.best?.broken).toEqual([]);
    expect(answer.best?.found.gain?.mean).toBeCloseTo(hill(expected ?? {}), 9);
    expect(answer.evaluated).toBeLessThanOrEqual(28);
  });

  it('has the least where less is wanted', async () => {
    const question = askGain({
      moves: MOVES,
      wanted: { direction: 'minimise', measure: 'strain' },
      limits: [{ measure: 'gain', value: 95 }],
    });
    const { best } = await seek(planted, question, simulatePlant({ gain: hill, strain: count }));
    // 2 that receive, 2 that send: 96. With one sender less it would be 91.
    expect(best?.found.strain?.mean).toBe(4);
    expect(best?.found.gain?.mean).toBe(96);
  });

  it('has none that keeps a limit which nothing keeps, and says what each breaks', async () => {
    const limits = [{ measure: 'gain', value: 101 }];
    const question = askGain({ moves: MOVES, limits });
    const answer = await seek(planted, question, simulatePlant({ gain: hill, strain: count }));
    expect(answer.best?.broken ?? ['gain']).toEqual(['gain']);
    for (const { broken } of answer.tried) expect(broken).toEqual(['gain']);
  });
});
