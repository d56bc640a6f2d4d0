import { describe, expect, it } from 'vitest';
import { queue } from '../../../src/course/chapters/queue';
import {
  judgeChoice,
  judgeKnobs,
  judgeNumber,
  readAnswer,
  slipOf,
} from '../../../src/course/exercises/judge';
import { exercisesOf } from '../../../src/course/exercises/seeded';
import type { Report } from '../../../src/course/network/shapes';

const [number, knobs, choice] = exercisesOf(queue, '');

describe('a typed answer', () => {
  it.each([
    ['32', 32],
    ['32 ms', 32],
    [' 32.5 ', 32.5],
    ['32,5', 32.5],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ['1.000', 1000],
    ['1.234,5', 1234.5],
    ['.5', 0.5],
    ['-3', -3],
    ['\u22123', -3],
    ['1e3', 1000],
  ])('%j is %d', (text, value) => {
    expect(readAnswer(number, text)).toBe(value);
  });

  it('of two readings is the right one, if one is', () => {
    const asked = { ...number, answer: 1.2, tolerance: 0.01 };
    expect([readAnswer(asked, '1.200'), readAnswer(asked, '1,200')]).toEqual([1.2, 1.2]);
    expect(readAnswer({ ...asked, answer: 1200 }, '1.200')).toBe(1200);
  });

  it.each(['', 'x', '3 s', 'Infinity', '--3', '0x10', '.'])('%j is none', (text) => {
    expect(readAnswer(number, text)).toBeNull();
  });
});

describe('the page judges', () => {
  it('a number by its tolerance on both sides', () => {
    const right = number.answer;
    for (const side of [-1, 1]) {
      expect(judgeNumber(number, right * (1 + side * 0.9 * number.tolerance))).toBe('passed');
      expect(judgeNumber(number, right * (1 + side * 1.1 * number.tolerance))).toBe('not-yet');
    }
  });

  it('a slip by its name, and what is a thousandfold by its unit', () => {
    expect(slipOf(number, 40)).toContain('work included');
    expect(slipOf(number, 6.4)).toContain('alone');
    expect(slipOf(number, 0.032)).toContain('unit: ms');
    expect(slipOf(number, 32_000)).toContain('unit: ms');
    expect(slipOf(number, 25)).toBeNull();
  });

  it('knobs by what their run gives, and by what is allowed', () => {
    const report = (waitMs: number | null, status = 'running') =>
      ({ status, stations: [{ meanWaitMs: waitMs }] }) as unknown as Report;
    expect(judgeKnobs(knobs, { load: 120, work: 5 }, report(10))).toBe('passed');
    expect(judgeKnobs(knobs, { load: 120, work: 5 }, report(10.1))).toBe('not-yet');
    expect(judgeKnobs(knobs, { load: 120, work: 4 }, report(2))).toBe('not-yet');
    expect(judgeKnobs(knobs, { load: 120, work: 5 }, report(null))).toBe('not-yet');
    expect(judgeKnobs(knobs, { load: 120, work: 5 }, report(2, 'unstable'))).toBe('not-yet');
    const least = { ...knobs, limit: { at: 10, below: false } };
    expect(judgeKnobs(least, { load: 120, work: 5 }, report(11))).toBe('passed');
    expect(judgeKnobs(least, { load: 120, work: 5 }, report(9))).toBe('not-yet');
  });

  it('a choice with its reason alone', () => {
    const { option, reason } = choice.right;
    expect(judgeChoice(choice, option, reason)).toBe('passed');
    expect(judgeChoice(choice, option, 'left')).toBe('not-yet');
    expect(judgeChoice(choice, 'yes', reason)).toBe('not-yet');
  });
});
