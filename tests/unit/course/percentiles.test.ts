import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import type { Knobs } from '../../../src/course/chapter/types';
import { percentileMs, percentiles } from '../../../src/course/chapters/percentiles';
import { judgeKnobs } from '../../../src/course/exercises/judge';
import { exercisesOf, givenOf } from '../../../src/course/exercises/seeded';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const run = (knobs: Knobs) => steady(engine, percentiles.network(knobs));
const start = startOf(percentiles);

describe('the chapter on percentiles', () => {
  it('has messages in the middle that get faster while the unlucky get slower', () => {
    const { before, after, right, outcome } = percentiles.guess;
    const [first, then] = [run(before), run(after)];
    expect(right(first, then)).toBe('apart');
    expect(outcome(first, then)).toMatch(
      /^The median went from 9\.\d\sms to 7\.\d\sms, the 95th percentile from 40\sms to \d\d\sms: 2\.\d times as long\. The mean time, 13\sms before and 2\d\sms after/,
    );
  });

  // Each reached with the knobs that are open at its step.
  it.each<[string, Knobs, Knobs]>([
    ['cause-bad-luck', start, { ...start, load: 100 }],
    ['three-numbers', { load: 50, variation: 1 }, { load: 25, variation: 1 }],
    ['what-helps-the-unlucky', { load: 75, variation: 4 }, { load: 75, variation: 0 }],
  ])('has a goal at %s that is open at first and can be reached', (id, open, reached) => {
    const goal = percentiles.steps.find((step) => step.id === id)?.goal;
    expect(goal?.met({ knobs: open, report: run(open) })).toBe(false);
    expect(goal?.met({ knobs: reached, report: run(reached) })).toBe(true);
  });

  it('asks for a number that a run has', () => {
    for (const seed of ['', 'a', 'b', 'c']) {
      const numbers = givenOf(percentiles, 0, seed);
      const [perSecond = 0, workMs = 0] = numbers;
      // One scale of time for all: the same share of time busy, the time in pieces of work.
      const load = (perSecond * workMs) / 8;
      const simulated = (run({ load, variation: 1 }).timeMs.p95 ?? 0) * (workMs / 8);
      const exact = percentileMs(0.95, perSecond, workMs) ?? 0;
      expect(Math.abs(simulated / exact - 1)).toBeLessThan(0.06);
    }
  });

  it('keeps the promise of the exercise in a narrow range of loads', () => {
    const [, exercise] = exercisesOf(percentiles, '');
    const passes = (load: number) => {
      const knobs = { load, variation: 4 };
      return judgeKnobs(exercise, knobs, run(knobs));
    };
    expect([20, 27, 29, 40].map(passes)).toEqual(['not-yet', 'passed', 'passed', 'not-yet']);
  });
});
