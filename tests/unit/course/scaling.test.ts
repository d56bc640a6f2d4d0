import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mostThrough, scaling, WORK_MS } from '../../../src/course/chapters/scaling';
import { judgeKnobs } from '../../../src/course/exercises/judge';
import { exercisesOf, givenOf } from '../../../src/course/exercises/seeded';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const START = { servers: 1, price: 0, shared: 2 };
const view = (changed: object) => {
  const knobs = { ...START, ...changed };
  return { knobs, report: steady(engine, scaling.network(knobs)) };
};
const meets = (step: number, changed: object) => scaling.steps[step]?.goal?.met(view(changed));

it('has goals that are open at first and can be reached', () => {
  expect(meets(0, { servers: 3 })).toBe(false);
  expect(meets(0, { servers: 4 })).toBe(true);
  expect(meets(1, { servers: 4 })).toBe(false);
  expect(meets(1, { servers: 6 })).toBe(true);
  expect(meets(4, { servers: 6, price: 0.5 })).toBe(false);
  expect(meets(4, { servers: 6, price: 0.5, shared: 1 }), 'a faster master alone').toBe(false);
  expect(meets(4, { servers: 4, price: 0.5 }), 'fewer servers alone').toBe(false);
  expect(meets(4, { servers: 4, price: 0.5, shared: 1 })).toBe(true);
  expect(meets(4, { servers: 4, shared: 1 }), 'without the price').toBe(false);
});

it('loses by more servers that have a price', () => {
  const { before, after, right } = scaling.guess;
  const first = view(before).report;
  expect(first.stations[0]?.utilisation, 'as the question says').toBeCloseTo(0.6, 1);
  expect(right(first, view(after).report)).toBe('less');
});

it('asks for fewer servers', () => {
  const [, exercise] = exercisesOf(scaling, '');
  const passed = Array.from({ length: 8 }, (_, index) => index + 1).filter((servers) => {
    const { knobs, report } = view({ ...exercise.start, servers });
    return judgeKnobs(exercise, knobs, report) === 'passed';
  });
  expect(passed).toEqual([3, 4]);
});

it('asks for a number that no run exceeds and that runs come near to', () => {
  for (const numbers of ['', 'a', 'b', 'c'].map((seed) => givenOf(scaling, 0, seed))) {
    const { answer } = scaling.exercises[0].with(numbers);
    const [servers = 0, workMs = 0, shared = 0, price = 0] = numbers;
    const { sources, stations } = scaling.network({ servers, shared, price });
    const [master, ...others] = stations;
    if (master === undefined) throw new Error('There is no master.');
    const worked = others.map((station) => ({
      ...station,
      service: { ...station.service, meanMs: workMs },
    }));
    const report = steady(engine, { sources, stations: [master, ...worked] });
    expect(report.throughputPerSecond).toBeLessThan(1.01 * answer);
    expect(report.throughputPerSecond).toBeGreaterThan(0.96 * answer);
  }
});

it('has the master full where its curve says, and the most there', () => {
  for (const knobs of [{}, { price: 0.5 }, { price: 1, shared: 1 }, { price: 0.1, shared: 4 }]) {
    const { price, shared } = { ...START, ...knobs };
    const at = scaling.curve.limit?.({ ...START, ...knobs })?.at ?? Number.NaN;
    const through = (servers: number) => mostThrough(servers, WORK_MS, shared, price);
    expect(through(at)).toBeCloseTo((1000 * at) / WORK_MS, 6);
    expect(through(at - 0.5)).toBeLessThan(through(at));
    expect(through(at + 0.5)).toBeLessThanOrEqual(through(at));
  }
});
