import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bottleneck, THINK_MS } from '../../../src/course/chapters/bottleneck';
import { judgeKnobs } from '../../../src/course/exercises/judge';
import { exercisesOf, givenOf } from '../../../src/course/exercises/seeded';
import { layoutOf } from '../../../src/course/figure/layout';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';
import { meanValueAnalysis, mostPerSecond } from '../../../src/course/theory';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const START = { users: 30, receive: 4, database: 9, send: 6 };
const run = (knobs: object) => steady(engine, bottleneck.network({ ...START, ...knobs }));
const meets = (step: number, knobs: object) => {
  const all = { ...START, ...knobs };
  return bottleneck.steps[step]?.goal?.met({ knobs: all, report: run(knobs) });
};

it('has goals that are open at first and can be reached', () => {
  expect(meets(0, { users: 5 })).toBe(false);
  expect(meets(0, { users: 25 })).toBe(true);
  expect(meets(1, { users: 20 })).toBe(false);
  expect(meets(1, { users: 40 })).toBe(true);
  expect(meets(4, {})).toBe(false);
  expect(meets(4, { database: 3 })).toBe(false);
  expect(meets(4, { database: 5, send: 5 })).toBe(true);
  expect(meets(4, { users: 40, database: 5, send: 5 })).toBe(false);
});

it('gains nothing by faster sending', () => {
  const { before, after, right } = bottleneck.guess;
  expect(right(run(before), run(after))).toBe('same');
});

it('asks for both places to be improved', () => {
  const [, exercise] = exercisesOf(bottleneck, '');
  const verdict = (database: number, send: number) =>
    judgeKnobs(exercise, { ...START, database, send }, run({ database, send }));
  expect(verdict(5, 6)).toBe('passed');
  expect(verdict(6, 5)).toBe('passed');
  expect(verdict(9, 3)).toBe('not-yet');
  expect(verdict(7, 4)).toBe('not-yet');
  expect(verdict(5, 5), 'more than may be taken away').toBe('not-yet');
});

it('asks for a number that no run exceeds and that runs come near to', () => {
  for (const numbers of ['', 'a', 'b', 'c'].map((seed) => givenOf(bottleneck, 0, seed))) {
    const { answer } = bottleneck.exercises[0].with(numbers);
    const [receive = 0, database = 0, send = 0, users = 0, pause = 0] = numbers;
    const network = bottleneck.network({ users, receive, database, send });
    const [source] = network.sources;
    if (source?.kind !== 'closed') throw new Error('The users are no closed source.');
    const sources = [{ ...source, think: { ...source.think, meanMs: pause } }];
    const { throughputPerSecond } = steady(engine, { ...network, sources });
    expect(throughputPerSecond).toBeLessThan(1.01 * answer);
    expect(throughputPerSecond).toBeGreaterThan(0.9 * answer);
  }
});

it('agrees with mean value analysis wherever the knobs are', () => {
  for (const knobs of [
    {},
    { users: 1 },
    { database: 6 },
    { receive: 12, users: 12 },
    { send: 3 },
  ]) {
    const { users, receive, database, send } = { ...START, ...knobs };
    const works = [receive, database, send];
    const exact = meanValueAnalysis(users, THINK_MS, works);
    expect(exact).toBeLessThanOrEqual(mostPerSecond(users, THINK_MS, works) + 1e-9);
    expect(Math.abs(run(knobs).throughputPerSecond / exact - 1)).toBeLessThan(0.02);
  }
});

it('draws the formula without steps between whole users', () => {
  const at = (users: number) => meanValueAnalysis(users, THINK_MS, [4, 9, 6]);
  expect(at(10.999)).toBeCloseTo(at(11), 1);
  expect(at(11.001)).toBeCloseTo(at(11), 1);
  expect(at(11.5)).toBeGreaterThan(at(11));
  expect(at(11.5)).toBeLessThan(at(12));
});

it.each([704, 356])(
  'has room for its users and its three places beside each other in %i px',
  (width) => {
    const { boxes } = layoutOf(bottleneck, width);
    expect(boxes).toHaveLength(4);
    for (const [index, box] of boxes.entries())
      expect(box.x + box.width).toBeLessThan(boxes[index + 1]?.x ?? width);
  },
);
