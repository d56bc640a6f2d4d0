import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import type { Knobs } from '../../../src/course/chapter/types';
import { emptyLooks, polling, pollingWaitMs } from '../../../src/course/chapters/polling';
import { judgeKnobs } from '../../../src/course/exercises/judge';
import { exercisesOf, givenOf } from '../../../src/course/exercises/seeded';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const run = (knobs: Knobs) => steady(engine, polling.network(knobs));
const start = startOf(polling);

describe('the chapter on polling', () => {
  it('saves as much by a shorter pause at a high load as at a low one', () => {
    const { before, after, right, outcome } = polling.guess;
    const [first, then] = [run(before), run(after)];
    expect(right(first, then)).toBe('same');
    expect(outcome(first, then)).toMatch(
      /^From 15\d\sms to \d\d\sms: \d\d\sms saved\. At 10 messages a second it was 90\sms\.$/,
    );
    const wait = (pause: number) => run({ load: 10, pause }).stations[0]?.meanWaitMs ?? 0;
    expect(Math.abs(wait(200) - wait(20) - 90)).toBeLessThan(2);
  });

  // Each reached with the knobs that are open at its step.
  it.each<[string, Knobs, Knobs]>([
    ['empty-the-queue', start, { ...start, load: 5 }],
    ['look-more-often', { load: 10, pause: 200 }, { load: 10, pause: 20 }],
    ['what-a-look-costs', { load: 30, pause: 200 }, { load: 30, pause: 80 }],
  ])('has a goal at %s that is open at first and can be reached', (id, open, reached) => {
    const goal = polling.steps.find((step) => step.id === id)?.goal;
    expect(goal?.met({ knobs: open, report: run(open) })).toBe(false);
    expect(goal?.met({ knobs: reached, report: run(reached) })).toBe(true);
  });

  it('asks for a number that a run has', () => {
    for (const seed of ['', 'a', 'b', 'c']) {
      const numbers = givenOf(polling, 0, seed);
      const [perSecond = 0, workMs = 0, pauseMs = 0] = numbers;
      // One scale of time for all: the same share of time busy, times in pieces of work.
      const scale = workMs / 8;
      const knobs = { load: perSecond * scale, pause: pauseMs / scale };
      const simulated = (run(knobs).stations[0]?.meanWaitMs ?? 0) * scale;
      const exact = pollingWaitMs(perSecond, workMs, pauseMs) ?? 0;
      expect(Math.abs(simulated / exact - 1)).toBeLessThan(0.04);
    }
  });

  it('counts the looks in vain as pauses in the time without work', () => {
    for (const [load, pause] of [
      [10, 200],
      [60, 20],
    ] as const) {
      const { stations } = run({ load, pause });
      const idleMs = 1000 * (1 - (stations[0]?.utilisation ?? 0));
      expect(emptyLooks(load, pause)).toBeCloseTo(idleMs / pause, 0);
    }
  });

  it('has one pause that the exercise accepts', () => {
    const [, exercise] = exercisesOf(polling, '');
    const passes = (pause: number) => {
      const knobs = { load: 40, pause };
      return judgeKnobs(exercise, knobs, run(knobs));
    };
    expect([80, 100, 120].map(passes)).toEqual(['not-yet', 'passed', 'not-yet']);
  });
});
