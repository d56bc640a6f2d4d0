import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { doubt } from '../../../src/course/chapters/doubt';
import { judgeKnobs } from '../../../src/course/exercises/judge';
import { exercisesOf, givenOf } from '../../../src/course/exercises/seeded';
import { answerSlices } from '../../../src/course/figure/answer';
import { replicationSlices } from '../../../src/course/figure/shortRuns';
import { exponential, to } from '../../../src/course/network/distributions';
import { createEngine } from '../../../src/course/network/engine';
import { lastOf, steady } from '../../../src/course/network/steady';
import { estimate } from '../../../src/simulator/statistics';
import errata from '../../../static/data/errata.json';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const shortRuns = (knobs: { load: number; minutes: number }) =>
  lastOf(replicationSlices(engine, doubt, knobs)).map(({ value }) => value);
const meets = (step: number, load: number, minutes = 1) => {
  const knobs = { load, minutes };
  const report = steady(engine, doubt.network(knobs));
  return doubt.steps[step]?.goal?.met({ knobs, report, replications: shortRuns(knobs) });
};
const erratum = (id: string) => {
  const found = errata.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
};

it('has goals that are open at first and can be reached', () => {
  expect(meets(0, 60)).toBe(false);
  expect(meets(0, 110)).toBe(true);
  expect(meets(1, 60)).toBe(false);
  expect(meets(1, 118)).toBe(false);
  expect(meets(1, 108)).toBe(true);
  expect(meets(4, 113)).toBe(false);
  expect(meets(4, 60)).toBe(false);
  expect(meets(4, 113, 16)).toBe(true);
});

it('waits for the short runs before it judges them', () => {
  const knobs = { load: 113, minutes: 31 };
  const report = steady(engine, doubt.network(knobs), 20_000);
  expect(doubt.steps[4]?.goal?.met({ knobs, report })).toBe(false);
});

it('answers its guess by the lowest and the highest of its short runs', () => {
  const { before, after } = lastOf(answerSlices(engine, doubt));
  const values = shortRuns({ load: 113, minutes: 1 });
  expect(values).toHaveLength(10);
  expect(doubt.replications?.of(before)).toBe(Math.min(...values));
  expect(doubt.replications?.of(after)).toBe(Math.max(...values));
  expect(doubt.guess.right(before, after)).toBe('half');
  expect(before.observedMs).toBeCloseTo(60_000, 3);
});

it('brackets the formula more closely the longer is measured', () => {
  const [short, long] = [1, 31].map((minutes) => estimate(shortRuns({ load: 100, minutes })));
  const exact = doubt.replications?.exact({ load: 100 }) ?? 0;
  for (const { low, high } of [short, long].filter((one) => one !== undefined)) {
    expect(low).toBeLessThan(exact);
    expect(high).toBeGreaterThan(exact);
  }
  expect((long?.high ?? 0) - (long?.low ?? 0)).toBeLessThan(
    ((short?.high ?? 0) - (short?.low ?? 0)) / 2,
  );
});

it('asks for a limit that no run exceeds, and begins with an erratum', () => {
  for (const numbers of ['', 'a', 'b', 'c'].map((seed) => givenOf(doubt, 0, seed))) {
    const { answer } = doubt.exercises[0].with(numbers);
    const [users = 0, waitS = 0, printed = 0] = numbers;
    const { throughputPerSecond } = steady(engine, {
      sources: [
        {
          kind: 'closed',
          id: 'users',
          users,
          think: exponential(1000 * waitS),
          to: to('server'),
        },
      ],
      stations: [{ id: 'server', servers: null, service: exponential(1), to: to('out') }],
    });
    expect(throughputPerSecond).toBeLessThan(1.02 * answer);
    expect(throughputPerSecond).toBeGreaterThan(0.95 * answer);
    expect(printed).toBeGreaterThan(answer);
  }
  expect(erratum('E0-17')).toMatchObject({
    printed: String(doubt.exercises[0].given.first[2]),
    contradicts: '30 users / 0.5 s = 60/s at most',
  });
});

it('asks for the load that was counted, as the errata have it', () => {
  const [, exercise] = exercisesOf(doubt, '');
  const verdict = (load: number) => {
    const knobs = { load, minutes: 1 };
    return judgeKnobs(exercise, knobs, steady(engine, doubt.network(knobs)));
  };
  expect(verdict(58)).toBe('not-yet');
  expect(verdict(66)).toBe('passed');
  expect(verdict(70)).toBe('not-yet');
  expect(erratum('E0-14').printed).toBe('58');
  expect(erratum('E0-14').contradicts).toContain('119,002 roundtrips in 1,800 s');
});

it('asks for a choice on a sum that the errata have', () => {
  const [, , { ask }] = exercisesOf(doubt, '');
  const { printed, contradicts } = erratum('E0-05');
  expect(contradicts).toBe('request 979 + response 1045 = 2024');
  for (const number of ['979', '1,045', printed.replace('1912', '1,912')])
    expect(ask).toContain(number);
});
