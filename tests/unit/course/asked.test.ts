import { describe, expect, it } from 'vitest';
import type { Chapter, NumberExercise } from '../../../src/course/chapter/types';
import { backlog } from '../../../src/course/chapters/backlog';
import { batches } from '../../../src/course/chapters/batches';
import { bottleneck } from '../../../src/course/chapters/bottleneck';
import { checkpoint } from '../../../src/course/chapters/checkpoint';
import { closedLoop } from '../../../src/course/chapters/closedLoop';
import { COURSE } from '../../../src/course/chapters/course';
import { doubt } from '../../../src/course/chapters/doubt';
import { littlesLaw } from '../../../src/course/chapters/littlesLaw';
import { locks } from '../../../src/course/chapters/locks';
import { percentiles } from '../../../src/course/chapters/percentiles';
import { polling } from '../../../src/course/chapters/polling';
import { queue } from '../../../src/course/chapters/queue';
import { scaling } from '../../../src/course/chapters/scaling';
import { threadPools } from '../../../src/course/chapters/threadPools';

/** The numbers that a text tells, in its order. */
const toldIn = (text: string): number[] =>
  [...text.replace(/(\d),(\d{3})/g, '$1$2').matchAll(/\d+(\.\d+)?/g)].map(([one]) => Number(one));

/** A number exercise in all of its numbers. */
const posedOf = ({ exercises: [number] }: Chapter): NumberExercise[] =>
  [number.given.first, ...number.given.others].map((given) => number.with(given));

/** What is right, and the near misses, reckoned from the numbers that a question tells. */
const RECKONED: readonly (readonly [
  Chapter,
  (...told: number[]) => readonly [answer: number, ...slips: number[]],
])[] = [
  [
    queue,
    (rate, work) => {
      const busy = (rate * work) / 1000;
      const wait = (work * busy) / (1 - busy);
      return [wait, wait + work, busy * work];
    },
  ],
  [littlesLaw, (inside, rate) => [(1000 * inside) / rate, (1000 * rate) / inside]],
  [
    closedLoop,
    (users, think, rate) => {
      const around = (1000 * users) / rate;
      return [around - think, around, around + think];
    },
  ],
  [
    bottleneck,
    (receive, database, send, users, pause) => {
      const sum = receive + database + send;
      const limits = [1000 / Math.max(receive, database, send), (1000 * users) / (pause + sum)];
      return [Math.min(...limits), Math.max(...limits), 1000 / sum];
    },
  ],
  [
    batches,
    (fixed, each, messages) => {
      const batch = fixed + messages * each;
      return [(1000 * messages) / batch, 1000 / batch, 1000 / (fixed + each)];
    },
  ],
  [checkpoint, (rate, seconds, slow) => [(rate - slow) * seconds, rate * seconds, slow * seconds]],
  [
    polling,
    (rate, work, pause) => {
      const busy = (rate * work) / 1000;
      const line = (work * busy) / (1 - busy);
      return [line + pause / 2, line + pause, line, pause / 2];
    },
  ],
  [
    backlog,
    (most, over, minutes, after) => {
      const left = (over - most) * minutes;
      return [left / (most - after), left / most, minutes + left / (most - after)];
    },
  ],
  [
    scaling,
    (work, shared, price, servers) => {
      const limits = [(1000 * servers) / work, 1000 / (shared + price * (servers - 1))];
      return [Math.min(...limits), Math.max(...limits), 1000 / shared];
    },
  ],
  [
    doubt,
    (printed, users, wait) => {
      expect(printed).toBeGreaterThan(users / wait);
      return [users / wait, users * wait];
    },
  ],
  [
    threadPools,
    (calls, changes, hold) => {
      const most = (1000 * calls) / (changes * hold);
      return [most, 1000 / hold, (most * changes) / calls];
    },
  ],
];

describe('a number that is asked for', () => {
  it.each(RECKONED)(
    'in $id is what its numbers make, and so are the near misses',
    (chapter, reckon) => {
      const exercises = posedOf(chapter);
      expect(exercises.length).toBeGreaterThan(20);
      for (const { ask, answer, slips } of exercises) {
        const [right, ...wrong] = reckon(...toldIn(ask));
        expect(answer, ask).toBeCloseTo(right, 6);
        expect(slips.length, ask).toBe(wrong.length);
        for (const [index, slip] of slips.entries())
          expect(slip.answer, slip.why).toBeCloseTo(wrong[index] ?? Number.NaN, 6);
      }
    },
  );

  it('of locks counts each turn that a message takes', () => {
    const [number] = locks.exercises;
    for (const given of number.given.others) {
      const [held = 1, turns = 1] = given;
      const { ask, answer, slips } = number.with(given);
      expect(toldIn(ask)).toEqual(turns === 1 ? [held] : [turns, held]);
      expect(answer).toBeCloseTo(1000 / (held * turns), 9);
      expect(slips.map((slip) => slip.answer)).toEqual([1000 / held]);
    }
  });

  it('of percentiles is 3 times the mean, where times are at random', () => {
    for (const { ask, answer, slips } of posedOf(percentiles)) {
      const [rate = 0, work = 0] = toldIn(ask);
      const mean = work / (1 - (rate * work) / 1000);
      expect(answer, ask).toBeCloseTo(mean * Math.log(20), 6);
      expect(slips.map((slip) => slip.answer)).toEqual([
        expect.closeTo(mean, 6),
        expect.closeTo(mean * Math.log(2), 6),
      ]);
    }
  });

  it('can be reckoned by hand: shares are whole per cent, times are whole', () => {
    const shares = { queue: [50, 95], polling: [30, 90], percentiles: [40, 90] } as const;
    for (const [id, [least, most]] of Object.entries(shares)) {
      const chapter = COURSE.find((one) => one.id === id);
      if (chapter === undefined) throw new Error(id);
      for (const { ask } of posedOf(chapter).slice(1)) {
        const [rate = 0, work = 0] = toldIn(ask);
        const percent = (rate * work) / 10;
        expect([ask, Number.isInteger(percent)]).toEqual([ask, true]);
        expect(percent >= least && percent <= most, ask).toBe(true);
      }
    }
    for (const chapter of [littlesLaw, closedLoop])
      for (const { ask, answer } of posedOf(chapter)) {
        expect(Number.isInteger(answer), ask).toBe(true);
        expect(answer, ask).toBeLessThan(1500);
      }
    for (const { ask, answer } of posedOf(closedLoop)) expect(answer, ask).toBeGreaterThan(39);
    for (const { ask, answer } of posedOf(backlog)) {
      expect(answer, ask).toBeGreaterThanOrEqual(2);
      expect(answer, ask).toBeLessThanOrEqual(90);
      const [most = 0, over = 0, minutes = 0, after = 0] = toldIn(ask);
      expect(over - most >= 10 && most - after >= 5 && (over - most) * minutes <= 300, ask).toBe(
        true,
      );
    }
    for (const { ask, answer } of posedOf(threadPools))
      expect(answer, ask).toBeLessThanOrEqual(1000);
  });

  it('has two limits that are told apart where there are two', () => {
    for (const chapter of [bottleneck, scaling])
      for (const { ask, answer, slips } of posedOf(chapter))
        expect(slips[0]?.answer, ask).toBeGreaterThanOrEqual(1.149 * answer);
  });

  it('of doubt is clearly less than what is printed, and not absurdly', () => {
    for (const { ask, answer } of posedOf(doubt)) {
      const [printed = 0] = toldIn(ask);
      expect(printed / answer, ask).toBeGreaterThanOrEqual(1.0999);
      expect(printed / answer, ask).toBeLessThanOrEqual(1.8001);
    }
  });
});

/** What stands on both sides of the equals signs of a text, units left out: "4 × 1000 / 10 = 400". */
function sumsIn(text: string): { sum: string; left: number; right: number }[] {
  const plain = text
    .replace(/(\d),(\d{3})/g, '$1$2')
    .replace(/\u202f(ms|s|%)/g, '')
    .replace(/\/s\b/g, '');
  const found = plain.matchAll(/(\d[\d.]*(?: [+×/−] \d[\d.]*)+) = (\d+(?:\.\d+)?)/g);
  return [...found].map(([sum, left = '', right = '']) => {
    const terms = left.split(' + ').map((term) =>
      term.split(/ (?=[×/])/).reduce((value, part) => {
        const [, sign, number] = /^([×/]?) ?(.*)$/.exec(part) ?? [];
        return sign === '/' ? value / Number(number) : value * Number(number);
      }, 1),
    );
    return { sum, left: terms.reduce((all, one) => all + one, 0), right: Number(right) };
  });
}

describe.each(COURSE)('the texts of exercises of $id', (chapter) => {
  const [number, settings, choice] = chapter.exercises;

  it('have sums that are right', () => {
    // As texts round, and seconds told in ms.
    for (const { ask, why } of posedOf(chapter))
      for (const { sum, left, right } of sumsIn(`${ask} ${why}`))
        expect(
          [left / right, (1000 * left) / right].some((one) => Math.abs(one - 1) < 0.05),
          sum,
        ).toBe(true);
  });

  it('are asked in other numbers, each once', () => {
    for (const [{ given }, least] of [
      [number, 20],
      [settings, 6],
      [choice, 5],
    ] as const) {
      const texts = given.others.map(String);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.length).toBeGreaterThanOrEqual(least);
      for (const one of given.others) expect(one).toHaveLength(given.first.length);
    }
  });

  it('ask for the limit that is judged, in the unit of its measure', () => {
    for (const given of [settings.given.first, ...settings.given.others]) {
      const { ask, limit, measure, start, solution, knobs, allowed } = settings.with(given);
      const isCount = chapter === littlesLaw || chapter === doubt;
      if (!isCount) expect(toldIn(ask), ask).toContain(limit.at);
      if (!isCount)
        expect([ask, limit.below]).toEqual([
          ask,
          chapter === percentiles || / (at most|within)\b/.test(ask),
        ]);
      expect(measure.unit, ask).toMatch(/\w/);
      // Nothing but the knobs that may be moved differs between where it begins and what passes.
      for (const id of Object.keys(solution))
        if (!knobs.includes(id)) expect([ask, id, solution[id]]).toEqual([ask, id, start[id]]);
      expect(allowed?.of(solution) ?? true).toBe(true);
    }
  });

  it('answer every reason, the right one with what the question tells', () => {
    for (const given of [choice.given.first, ...choice.given.others]) {
      const { ask, right, answers, options } = choice.with(given);
      expect(Object.keys(answers)).toContain(right.reason);
      expect(new Set(Object.values(answers)).size).toBe(Object.keys(answers).length);
      const told = given.filter((one) => toldIn(ask).includes(one));
      expect(told.length, ask).toBeGreaterThan(0);
      expect(options.map(({ text }) => text)).toContain('Yes');
    }
  });
});
