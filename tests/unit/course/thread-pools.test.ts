import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { threadPools } from '../../../src/course/chapters/threadPools';
import { judgeKnobs } from '../../../src/course/exercises/judge';
import { exercisesOf, givenOf } from '../../../src/course/exercises/seeded';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const BUSY = { threads: 10, workers: 8, hold: 10 };
const view = (changed: object) => {
  const knobs = { ...BUSY, ...changed };
  return { knobs, report: steady(engine, threadPools.network(knobs)) };
};
const meets = (step: number, changed: object) => threadPools.steps[step]?.goal?.met(view(changed));

it('has goals that are open at first and can be reached', () => {
  expect(meets(0, { threads: 3 })).toBe(false);
  expect(meets(0, { threads: 5 })).toBe(true);
  expect(meets(1, { threads: 3 })).toBe(false);
  expect(meets(1, { threads: 8 })).toBe(true);
  expect(meets(4, { threads: 20 })).toBe(false);
  expect(meets(4, {}), 'the setting of the guess').toBe(false);
  expect(meets(4, { threads: 8 })).toBe(true);
});

it('turns most people away once the threads are doubled, for little more work', () => {
  const { before, after, right } = threadPools.guess;
  const [first, then] = [view(before).report, view(after).report];
  expect(right(first, then)).toBe('few');
  expect(then.throughputPerSecond / first.throughputPerSecond).toBeLessThan(1.1);
});

it('finds room for people in fewer threads, not in more workers alone', () => {
  const [, exercise] = exercisesOf(threadPools, '');
  const verdict = (changed: object) => {
    const { knobs, report } = view(changed);
    return judgeKnobs(exercise, knobs, report);
  };
  expect(verdict({ threads: 24, workers: 12 })).toBe('not-yet');
  expect(verdict({ threads: 10, workers: 10 })).toBe('passed');
  expect(verdict({ threads: 8 })).toBe('passed');
  expect(verdict({ threads: 7 }), 'fewer than are needed').toBe('not-yet');
  expect(verdict({ threads: 10, workers: 12 }), 'more than there is memory for').toBe('not-yet');
});

it('asks for a number that runs come near to and never exceed', () => {
  for (const numbers of ['', 'a', 'b', 'c'].map((seed) => givenOf(threadPools, 0, seed))) {
    const { answer } = threadPools.exercises[0].with(numbers);
    const [changes = 0, hold = 0] = numbers;
    const network = threadPools.network({ ...BUSY, threads: 60, hold });
    const stations = network.stations.map((station) =>
      station.id === 'workers'
        ? {
            ...station,
            to: [
              { to: 'row', share: changes / 100 },
              { to: 'out', share: 1 - changes / 100 },
            ],
          }
        : station,
    );
    const { throughputPerSecond } = steady(engine, { ...network, stations });
    expect(throughputPerSecond).toBeLessThan(1.02 * answer);
    expect(throughputPerSecond).toBeGreaterThan(0.9 * answer);
  }
});
