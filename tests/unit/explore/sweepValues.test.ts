import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../src/explore/sweep/points';
import {
  knobNamed,
  MOST_RUNS,
  readSweep,
  runCountOf,
  usualQuestion,
  writeSweep,
} from '../../../src/explore/sweep/question';
import { overField, sweptValues, usualSwept, writeSwept } from '../../../src/explore/sweep/swept';
import { sweepRuns } from '../../../src/explore/sweep/work';
import { published } from '../../../src/scenario/scenario';
import type { Knob } from '../../../src/scenario/schema';
import { spreadValues, valuesBetween } from '../../../src/scenario/spreadValues';
import { isAccepted } from '../../../src/scenario/value';
import { coarseFirst } from '../../../src/simulator/batch/coarseFirst';
import { EXPLORED, exploredNamed } from '../../support/explored';

const study = exploredNamed('low-latency');
const users = knobNamed(study, 'virtualUsers');
const read = (query: string, of = study) => readSweep(of, new URLSearchParams(query));

/** All ascending choices of `count` values on the grid of a small range, both ends taken. */
function choices(values: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, place) =>
    choices(values.slice(place + 1), count - 1).map((rest) => [value, ...rest]),
  );
}

describe('values of a range', () => {
  it.each(EXPLORED.map((one) => [one.id, one] as const))(
    'of %s are distinct, on the grid, within it and with both ends',
    (_id, { context }) => {
      for (const knob of context.schema.knobs.filter(({ kind }) => kind === 'integer')) {
        for (const count of [1, 2, 3, 7, 12, 60]) {
          const values = spreadValues(knob, knob.min, knob.max, count);
          expect(values).toHaveLength(Math.min(count, valuesBetween(knob, knob.min, knob.max)));
          expect(new Set(values).size).toBe(values.length);
          expect(values).toEqual([...values].sort((a, b) => a - b));
          expect(values.every((value) => isAccepted(knob, value))).toBe(true);
          expect(values[0]).toBe(knob.min);
          if (count > 1) expect(values.at(-1)).toBe(knob.max);
        }
      }
    },
  );

  it('are as even as the grid allows: no other choice has a smaller largest error', () => {
    const knob: Knob = { ...users, min: 0, max: 9 };
    for (let count = 2; count <= 9; count += 1) {
      const ideal = Array.from({ length: count }, (_, i) => (9 * i) / (count - 1));
      const worst = (values: readonly number[]) =>
        Math.max(...values.map((value, i) => Math.abs(value - (ideal[i] ?? 0))));
      const all = choices([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], count);
      const best = Math.min(...all.map(worst));
      expect(worst(spreadValues(knob, 0, 9, count))).toBeCloseTo(best, 12);
    }
  });

  it('on a log scale keep even ratios where rounding leaves them apart', () => {
    const interval = knobNamed(study, 'maxReceiveIntervalMs');
    expect(spreadValues(interval, 1, 1000, 4)).toEqual([1, 10, 100, 1000]);
    expect(spreadValues(interval, 5, 5000, 4)).toEqual([5, 50, 500, 5000]);
    const dense = spreadValues(interval, 1, 8, 8);
    expect(dense).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const zero: Knob = { ...interval, min: 0 };
    expect(spreadValues(zero, 0, 100, 3)).toEqual([0, 10, 100]);
  });

  it('come coarse first, each once', () => {
    for (const count of [0, 1, 2, 3, 9, 12, 400]) {
      expect([...coarseFirst(count)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, i) => i),
      );
    }
    expect(coarseFirst(9)).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7]);
  });
});

describe('a swept knob in a link', () => {
  const knobs = study.context.schema.knobs;
  const of = (text: string) => {
    const { value: swept, problems } = overField(study, knobs).read(text);
    return { swept, problems };
  };

  it.each([
    'virtualUsers:1..12/12',
    'sendOnly:0..6/7',
    'maxReceiveIntervalMs:5..500/9',
    'server:xeon,dual',
    'keepAlive:off,on',
    'tracking:0,2,4',
    'tracking:requestSend,4',
  ])('%s comes back as it is written', (text) => {
    const { swept, problems } = of(text);
    expect(problems).toEqual([]);
    expect(of(writeSwept(study.context.schema, swept)).swept).toEqual(swept);
    if (!text.includes('requestSend')) expect(writeSwept(study.context.schema, swept)).toBe(text);
  });

  it.each([
    ['virtualUser:1..12/12', 'virtualUser', 'virtualUsers', 'virtualUsers:2..40/12'],
    ['virtualUsers:0..12/12', '0', 'whole numbers from 1 to 60', 'virtualUsers:1..12/12'],
    ['virtualUsers:1..99/12', '99', 'whole numbers from 1 to 60', 'virtualUsers:1..60/12'],
    ['virtualUsers:1..12/40', '40', 'whole numbers from 2 to 12', 'virtualUsers:1..12/12'],
    ['virtualUsers:1..12/1', '1', 'whole numbers from 2 to 12', 'virtualUsers:1..12/2'],
    ['virtualUsers:1..60/999', '999', 'whole numbers from 2 to 60', 'virtualUsers:1..60/60'],
    ['virtualUsers:few', 'few', 'a range', 'virtualUsers:2..40/12'],
    ['server:xeon,pentium', 'pentium', 'xeon, opteron or dual', 'server:xeon'],
  ])('%s is explained and the nearest used', (text, given, accepted, used) => {
    const { swept, problems } = of(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ field: 'over', given });
    expect(`${problems[0]?.accepted}`).toContain(accepted);
    expect(problems[0]?.message).toContain(given);
    expect(writeSwept(study.context.schema, swept)).toBe(used);
  });

  it('has its ends in order, and one value where both are the same', () => {
    expect(of('virtualUsers:12..1/12').swept).toEqual(of('virtualUsers:1..12/12').swept);
    const { swept } = of('virtualUsers:5..5/1');
    expect(sweptValues(users, swept)).toEqual([5]);
  });
});

describe('the question of a sweep', () => {
  const LINK =
    '/explore/sweep?from=low-latency/20-A&over=virtualUsers:1..12/12&by=sendOnly:0..6/7&runs=2&seed=7&v=1';

  it('stands in its link as it was read', () => {
    const { question, problems } = read(LINK.slice(LINK.indexOf('?')));
    expect(problems).toEqual([]);
    expect(writeSweep(study, question)).toBe(LINK);
    expect(runCountOf(study, question)).toBe(12 * 7 * 2);
  });

  it.each(EXPLORED.map((one) => [one.id, one] as const))(
    'of %s alone is over its load',
    (id, one) => {
      const { question, problems } = read(`from=${id}`, one);
      expect(problems).toEqual([]);
      expect(question).toEqual(usualQuestion(one, question.from));
      expect(question.over.knob).toBe(one.loadKnob);
      expect(sweptValues(knobNamed(one, one.loadKnob), question.over).length).toBeGreaterThan(1);
      const link = writeSweep(one, question);
      expect(read(link.slice(link.indexOf('?')), one).question).toEqual(question);
      for (const knob of one.context.schema.knobs) {
        const usual = usualSwept(one, knob);
        expect(sweptValues(knob, usual).length).toBeGreaterThan(1);
      }
    },
  );

  it('has no more runs than a browser makes, and says how many fit', () => {
    const { question, problems } = read(
      'from=low-latency/20-A&over=virtualUsers:1..60/60&by=maxReceiveIntervalMs:1..5000/60&runs=4',
    );
    expect(problems.map(({ field }) => field)).toEqual(['by']);
    expect(problems[0]?.message).toContain('14400 runs');
    expect(problems[0]?.accepted).toContain('at most 8 values');
    expect(question.by?.steps).toBe(8);
    expect(runCountOf(study, question)).toBeLessThanOrEqual(MOST_RUNS);
    // One more value would not fit.
    expect(60 * 9 * 4).toBeGreaterThan(MOST_RUNS);
  });

  it.each([
    ['runs=0', 'runs'],
    ['runs=99', 'runs'],
    ['seed=lots', 'seed'],
    ['protocol=long', 'protocol'],
    ['show=speed', 'show'],
    ['step=3', 'step'],
    ['v=9', 'v'],
    ['from=low-latency/20-Z', 'from'],
    ['over=virtualUsers:1..4/4&by=virtualUsers:1..4/4', 'by'],
  ])('%s is named and something usable asked', (query, field) => {
    const { question, problems } = read(query);
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    expect(problems[0]?.message).toMatch(/accepted/);
    expect(pointsOf(study, question).length).toBeGreaterThan(0);
  });

  it('never throws, whatever a link holds', () => {
    for (const text of ['', ':', '..', ':..', '/', 'a:1..2/3', '%', 'virtualUsers:..', '\u0000'])
      for (const key of ['from', 'over', 'by', 'show', 'runs', 'seed', 'v', 'protocol'])
        expect(() => read(new URLSearchParams([[key, text]]).toString())).not.toThrow();
  });
});

describe('the points of a sweep', () => {
  it('are every combination, the second knob changing fastest', () => {
    const { question } = read('over=virtualUsers:1..3/3&by=server:xeon,dual');
    const points = pointsOf(study, question);
    expect(points.map(({ over, by }) => [over, by])).toEqual([
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 2],
      [3, 0],
      [3, 2],
    ]);
    for (const { over, by, values } of points)
      expect([values.virtualUsers, values.server]).toEqual([over, by]);
  });

  it('keep the other settings of their scenario', () => {
    const { question } = read(
      'from=low-latency/20-A,sendOnly=6,virtualUsers=9&over=virtualUsers:3..4/2',
    );
    expect(pointsOf(study, question).map(({ changes }) => changes)).toEqual([
      { sendOnly: 6 }, // 20-A has 3 users itself
      { virtualUsers: 4, sendOnly: 6 },
    ]);
  });

  it('that are no system say why and are not run', () => {
    const { question } = read(
      'from=low-latency/20-A&over=receiveOnly:0..1/2&by=receiveAndSend:0..2/3',
    );
    const points = pointsOf(study, question);
    const refused = points.filter(({ conflict }) => conflict !== null);
    expect(refused.map(({ over, by }) => [over, by])).toEqual([[0, 0]]);
    expect(refused[0]?.conflict?.message).toContain('No computer is left');
    const runs = sweepRuns(study, question, points);
    expect(runs).toHaveLength((points.length - 1) * question.replications);
    expect(runs.map(({ place }) => place.replication)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    for (const { run } of runs) expect(run.seed).toBe(question.from.seed);
  });

  it('of all studies are the published ones where nothing is changed', () => {
    for (const one of EXPLORED) {
      const from = published(one.first);
      const knob = knobNamed(one, one.loadKnob);
      const own = one.context.configurations[one.first.slice(one.context.prefix.length)] ?? {};
      const value = own[knob.id] ?? knob.default;
      const question = {
        ...usualQuestion(one, from),
        over: {
          knob: knob.id,
          extent: { kind: 'between' as const, low: value, high: value },
          steps: 1,
        },
      };
      expect(pointsOf(one, question).map(({ changes }) => changes)).toEqual([{}]);
    }
  });
});
