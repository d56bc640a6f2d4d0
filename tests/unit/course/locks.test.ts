import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locks } from '../../../src/course/chapters/locks';
import { judgeKnobs } from '../../../src/course/exercises/judge';
import { exercisesOf, givenOf } from '../../../src/course/exercises/seeded';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const BUSY = { load: 98, processors: 4, hold: 9 };
const view = (changed: object) => {
  const knobs = { ...BUSY, ...changed };
  return { knobs, report: steady(engine, locks.network(knobs)) };
};
const meets = (step: number, changed: object) => locks.steps[step]?.goal?.met(view(changed));

it('has goals that are open at first and can be reached', () => {
  expect(meets(0, { load: 50 })).toBe(false);
  expect(meets(0, { load: 90 })).toBe(true);
  expect(meets(1, { load: 90 })).toBe(false);
  expect(meets(1, { load: 104 })).toBe(true);
  expect(meets(4, {})).toBe(false);
  expect(meets(4, { processors: 8 })).toBe(false);
  expect(meets(4, { hold: 7 })).toBe(true);
});

it('gains nothing by more processors', () => {
  const { before, after, right } = locks.guess;
  expect(right(view(before).report, view(after).report)).toBe('same');
});

it('asks for a shorter hold, whatever the processors', () => {
  const [, exercise] = exercisesOf(locks, '');
  const verdict = (changed: object) => {
    const { knobs, report } = view(changed);
    return judgeKnobs(exercise, knobs, report);
  };
  expect(verdict({ processors: 8 })).toBe('not-yet');
  expect(verdict({ hold: 8 })).toBe('not-yet');
  expect(verdict({ hold: 7 })).toBe('passed');
  expect(verdict({ hold: 6 }), 'shorter than may be').toBe('not-yet');
});

it('asks for a number at which a run has the lock full', () => {
  for (const numbers of ['', 'a', 'b', 'c'].map((seed) => givenOf(locks, 0, seed))) {
    const { answer } = locks.exercises[0].with(numbers);
    const [heldMs = 0, times = 1] = numbers;
    const hold = heldMs * times;
    const { report } = view({ load: 0.9 * answer, hold, processors: 8 });
    expect(report.locks[0]?.utilisation).toBeCloseTo(0.9, 1);
  }
});

it('says which of the two cannot carry the load', () => {
  expect(locks.finding(view({ load: 110, processors: 2 }))).toContain('2 processors');
  expect(locks.finding(view({ load: 110, hold: 12 }))).toContain('the lock cannot keep up');
  expect(locks.finding(view({ load: 10 }))).toContain('next to nobody');
});

it('has as many processors as its knob says, each busy with its part of the work', () => {
  const [one, other] = [4, 8].map((processors) => view({ processors }));
  const busy = (of: typeof one) => of?.report.stations[0]?.utilisation ?? 0;
  expect(one?.report.stations[0]?.meanServiceMs).toBeCloseTo(19, 0);
  expect(busy(one)).toBeCloseTo((98 * 0.019) / 4, 2);
  expect(busy(other)).toBeCloseTo((98 * 0.019) / 8, 2);
});
