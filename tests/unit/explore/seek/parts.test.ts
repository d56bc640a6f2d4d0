import { describe, expect, it } from 'vitest';
import { corrected } from '../../../../src/explore/seek/correction';
import { readNamed } from '../../../../src/explore/seek/lists';
import { readValues, writeValues } from '../../../../src/explore/seek/moveText';
import { studentTShare } from '../../../../src/explore/seek/studentT';
import type { Trial } from '../../../../src/explore/seek/trial';
import { valuesAlong } from '../../../../src/explore/seek/view/oneKnob';
import { frontOf } from '../../../../src/explore/seek/view/plane';
import type { Knob } from '../../../../src/scenario/schema';
import { countOf } from '../../../../src/scenario/trackingPoints';
import { knobSchema } from '../../../../src/studies/low-latency/knobs';

const knob = (id: string): Knob => {
  const found = knobSchema.knobs.find((one) => one.id === id);
  if (!found) throw new Error(`no knob ${id}`);
  return found;
};
const [HOSTS, POINTS, SERVER] = [knob('sendOnly'), knob('tracking'), knob('server')];

describe('the values that a knob may take', () => {
  const values = (one: Knob, ...texts: string[]) => readValues(one, texts).values;
  const told = (one: Knob, ...texts: string[]) =>
    readValues(one, texts).problems.map(({ message }) => message);

  it('are a range, in steps, or single ones, ascending and each once', () => {
    expect(values(HOSTS, '2..5')).toEqual([2, 3, 4, 5]);
    expect(values(HOSTS, '5..2')).toEqual([2, 3, 4, 5]);
    expect(values(HOSTS, '1..6/2'), 'with both ends').toEqual([1, 3, 5, 6]);
    expect(values(HOSTS, '4', '2', '4', '1..2')).toEqual([1, 2, 4]);
    expect(told(HOSTS, '2..5', '4')).toEqual([]);
  });

  it('of a set are how many of it', () => {
    expect(values(POINTS, '1..3').map((value) => countOf(POINTS, value))).toEqual([1, 2, 3]);
    expect(told(POINTS, '0..9')[0]).toContain(`0..${POINTS.choices.length} is used.`);
  });

  it('that are not accepted are put right, and named with what is', () => {
    expect(values(HOSTS, `${HOSTS.min}..999`).at(-1)).toBe(HOSTS.max);
    expect(told(HOSTS, '0..999')).toEqual([
      `${HOSTS.label} (move) is “0..999”; accepted: a range least..most, or values: whole numbers from ${HOSTS.min} to ${HOSTS.max}${HOSTS.unit === '' ? '' : ` ${HOSTS.unit}`}, such as ${HOSTS.min}..${HOSTS.max}. ${HOSTS.min}..${HOSTS.max} is used.`,
    ]);
    expect(told(HOSTS, '1..6/0')[0]).toContain('1..6 is used.');
    expect(told(HOSTS, 'x')[0]).toContain('It is ignored.');
    expect(values(HOSTS, 'x', '999')).toEqual([HOSTS.max]);
    const [first] = SERVER.choices;
    expect(values(SERVER, first?.id ?? '')).toEqual([first?.value]);
    expect(told(SERVER, '0..1')[0], 'a choice has no range').not.toContain('a range');
  });

  it('are written as a range where that says the same, and come back', () => {
    expect(writeValues(HOSTS, [1, 2, 3, 4])).toBe('1..4');
    expect(writeValues(HOSTS, [1, 3, 5])).toBe('1..5/2');
    expect(writeValues(HOSTS, [1, 2])).toBe('1,2');
    expect(writeValues(HOSTS, [1, 2, 5])).toBe('1,2,5');
    for (const some of [
      [1, 2, 3],
      [0, 5],
      [1, 4, 5, 6],
    ])
      expect(values(HOSTS, ...writeValues(HOSTS, some).split(','))).toEqual(some);
    const counts = values(POINTS, '0..2');
    expect(writeValues(POINTS, counts)).toBe('0..2');
    const all = SERVER.choices.map(({ value }) => value);
    expect(writeValues(SERVER, all)).toBe(SERVER.choices.map(({ id }) => id).join(','));
  });
});

it('a list has names with what stands under them', () => {
  expect(readNamed('a:1, 2,b: 3,c,,d:')).toEqual([
    { name: 'a', values: ['1', '2'] },
    { name: 'b', values: ['3', 'c'] },
    { name: 'd', values: [''] },
  ]);
  expect(readNamed('a,b')).toEqual([{ name: 'a', values: ['b'] }]);
  expect(readNamed('')).toEqual([]);
});

it('shares of Student’s t are those of closed forms', () => {
  // One degree of freedom is Cauchy's distribution, two have a square root alone.
  for (const t of [-3, -1, 0, 0.5, 1, 10]) {
    expect(studentTShare(t, 1)).toBeCloseTo(0.5 + Math.atan(t) / Math.PI, 9);
    expect(studentTShare(t, 2)).toBeCloseTo(0.5 + t / (2 * Math.sqrt(2 + t * t)), 9);
    const angle = Math.atan(t / Math.sqrt(3));
    expect(studentTShare(t, 3)).toBeCloseTo(
      0.5 + (angle + Math.sin(angle) * Math.cos(angle)) / Math.PI,
      9,
    );
    expect(studentTShare(t, 9) + studentTShare(-t, 9)).toBeCloseTo(1, 9);
  }
  expect([
    studentTShare(Number.POSITIVE_INFINITY, 4),
    studentTShare(Number.NEGATIVE_INFINITY, 4),
  ]).toEqual([1, 0]);
});

describe('the values that one knob is drawn at', () => {
  const many = Array.from({ length: 100 }, (_, value) => value);

  it('are all where there are few, with that of the best', () => {
    expect(valuesAlong([3, 1, 2], 5)).toEqual([1, 2, 3, 5]);
    expect(valuesAlong([1, 2], 2)).toEqual([1, 2]);
  });

  it.each([0, 1, 10, 50, 98, 99])(
    'of many are %i, its neighbours, the ends, and ever wider steps',
    (here) => {
      const along = valuesAlong(many, here);
      const near = [here - 1, here, here + 1].filter((value) => value >= 0 && value <= 99);
      expect(along).toEqual(expect.arrayContaining([...near, 0, 99]));
      expect(along.length).toBeLessThanOrEqual(12);
      expect(along).toEqual([...new Set(along)].sort((a, b) => a - b));
      const above = along.filter((value) => value >= here);
      const steps = above.slice(1).map((value, index) => value - (above[index] ?? 0));
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
    },
  );
});

describe('the front of a plane', () => {
  const points = [
    [1, 5],
    [2, 3],
    [2, 4],
    [3, 3],
    [4, 1],
    [5, 6],
  ].map(([x = 0, y = 0], id) => ({ id: String(id), x, y }));
  const front = (x: 'more' | 'less', y: 'more' | 'less') =>
    frontOf(points, { x, y }).map((point) => [point.x, point.y]);

  it('is what no other beats in both, from left to right', () => {
    expect(front('less', 'less')).toEqual([
      [1, 5],
      [2, 3],
      [4, 1],
    ]);
    expect(front('more', 'less')).toEqual([
      [4, 1],
      [5, 6],
    ]);
    expect(front('less', 'more')).toEqual([
      [1, 5],
      [5, 6],
    ]);
    expect(front('more', 'more')).toEqual([[5, 6]]);
    expect(frontOf([], { x: 'more', y: 'more' })).toEqual([]);
  });
});

describe('what short runs are taken for', () => {
  const trial = (short: number | null, long?: number): Trial =>
    ({
      protocol: long === undefined ? 'preview' : 'study',
      numbers: { time: long ?? short, rate: 5, none: null },
      runs: {
        preview: short === null ? [] : [{ time: short, rate: 5 }],
        study: long === undefined ? [] : [{ time: long, rate: 5 }],
      },
    }) as unknown as Trial;

  it('are what long ones made of them elsewhere, in the middle', () => {
    const numbersOf = corrected([
      trial(100, 110),
      trial(100, 120),
      trial(100, 200),
      trial(0, 50),
      trial(100),
    ]);
    expect(numbersOf(trial(50))).toEqual({ time: 60, rate: 5, none: null });
    const long = trial(100, 110);
    expect(numbersOf(long), 'a long run stands as it is').toBe(long.numbers);
  });

  it('are themselves where nothing tells', () => {
    expect(corrected([trial(100), trial(null, 5)])(trial(50))).toEqual({
      time: 50,
      rate: 5,
      none: null,
    });
  });
});
