import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { activityNetworkOf } from '../../../src/course/activity/activityNetwork';
import { backlog } from '../../../src/course/chapters/backlog';
import { judgeKnobs } from '../../../src/course/exercises/judge';
import { exercisesOf, givenOf } from '../../../src/course/exercises/seeded';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const START = { load: 100, burst: 90, capacity: 150 };
const view = (changed: object) => {
  const knobs = { ...START, ...changed };
  return { knobs, report: steady(engine, backlog.network(knobs)) };
};
const meets = (step: number, changed: object) => backlog.steps[step]?.goal?.met(view(changed));

it('has goals that are open at first and can be reached', () => {
  expect(meets(0, { load: 150 })).toBe(false);
  expect(meets(0, { load: 151 })).toBe(true);
  expect(meets(1, { load: 120 })).toBe(false);
  expect(meets(1, { load: 140 })).toBe(true);
  expect(meets(1, { load: 148 }), 'the next burst comes first').toBe(false);
  expect(meets(4, { load: 144 })).toBe(false);
  expect(meets(4, { load: 144, capacity: 165 })).toBe(true);
  expect(meets(4, { load: 144, burst: 30 }), 'another burst').toBe(false);
});

it('takes five times as long at a fifth more load', () => {
  const { before, after, right } = backlog.guess;
  expect(right(view(before).report, view(after).report)).toBe('five');
});

it('asks for the least capacity that will do, and no more than is paid for', () => {
  const [, exercise] = exercisesOf(backlog, '');
  const verdict = (capacity: number) => {
    const { knobs, report } = view({ ...exercise.start, capacity });
    return judgeKnobs(exercise, knobs, report);
  };
  expect(verdict(155)).toBe('not-yet');
  expect(verdict(160)).toBe('passed');
  expect(verdict(165)).toBe('passed');
  expect(verdict(170)).toBe('not-yet');
});

it('asks for a number that a run of the overload gives as well', () => {
  const minuteMs = 60_000;
  for (const numbers of ['', 'a', 'b', 'c'].map((seed) => givenOf(backlog, 0, seed))) {
    const { answer } = backlog.exercises[0].with(numbers);
    const [capacity = 0, over = 0, minutes = 0, after = 0] = numbers;
    const network = (load: number) => {
      const { sources, stations } = backlog.network({ ...START, capacity, load });
      return { sources: sources.slice(0, 1), stations }; // without bursts
    };
    const run = engine.start(network(over), 1);
    const inLine = (atMs: number) => {
      run.advance(atMs, Number.MAX_SAFE_INTEGER);
      return run.report().stations[0]?.inLine;
    };
    const overMs = minutes * minuteMs;
    expect(inLine(overMs)).toBeGreaterThan(0.99 * (over - capacity) * minutes * 60);
    run.retune(network(after));
    expect(inLine(overMs + 0.97 * answer * minuteMs)).toBeGreaterThan(1);
    expect(inLine(overMs + 1.03 * answer * minuteMs)).toBeLessThanOrEqual(1);
    run.end();
  }
});

it('tells a line that grows from one that goes', () => {
  expect(backlog.finding(view({ load: 160 }))).toContain('without end');
  expect(backlog.finding(view({ load: 147 }))).toContain('before the last is worked off');
  expect(backlog.finding(view({ load: 145 }))).toContain('worked off after 18');
});

it('says in the activity network that a burst is many tokens at once', () => {
  const { nodes } = activityNetworkOf(backlog.network(START));
  expect(nodes.find(({ id }) => id === 'next of bursts')?.note).toContain('puts 90 at once');
  expect(nodes.find(({ id }) => id === 'next of messages')?.note).not.toContain('at once');
});
