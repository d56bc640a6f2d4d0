import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import { closedLoop } from '../../../src/course/chapters/closedLoop';
import { exercisesOf } from '../../../src/course/exercises/seeded';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';
import { meanValueAnalysis } from '../../../src/course/theory';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const run = (changed: object) => {
  const knobs = { ...startOf(closedLoop), ...changed };
  return { knobs, report: steady(engine, closedLoop.network(knobs)) };
};
const isMet = (step: string, changed: object) =>
  closedLoop.steps.find(({ id }) => id === step)?.goal?.met(run(changed));

describe('users in a closed loop', () => {
  it.each([
    ['cause-it', { users: 5 }, { users: 20 }],
    ['where-they-are', { users: 20 }, { users: 13 }],
    ['many-like-two', closedLoop.guess.after, { users: 30, think: 600 }],
  ])('reach the goal of %s by what is open there, and not before', (step, start, reached) => {
    expect(isMet(step, start)).toBe(false);
    expect(isMet(step, reached)).toBe(true);
  });

  it('send a little more from half the think time, and wait for most of what they saved', () => {
    const { before, after, right } = closedLoop.guess;
    const [first, then] = [run(before).report, run(after).report];
    expect(right(first, then)).toBe('little');
    const longer = (then.sources[0]?.answerMs ?? 0) - (first.sources[0]?.answerMs ?? 0);
    expect(longer).toBeGreaterThan(((before.think ?? 0) - (after.think ?? 0)) / 2);
  });

  it.each([
    { users: 1 },
    { users: 12 },
    { users: 12, think: 90 },
    { users: 30, think: 1000, work: 40 },
  ])('are answered as mean value analysis says: %j', (changed) => {
    const { knobs, report } = run(changed);
    const { users = 0, think = 0, work = 0 } = knobs as Record<string, number>;
    const perSecond = meanValueAnalysis(users, think, [work]);
    const answerMs = (1000 * users) / perSecond - think;
    expect(report.throughputPerSecond / perSecond).toBeCloseTo(1, 1);
    expect((report.sources[0]?.answerMs ?? 0) / answerMs).toBeCloseTo(1, 1);
  });

  it('take as long for an answer as the exercise reckons from their rate', () => {
    const { knobs, report } = run({ users: 12, think: 180 });
    const { answer } = closedLoop.exercises[0].with([
      knobs.users ?? 0,
      knobs.think ?? 0,
      report.throughputPerSecond,
    ]);
    expect(answer / (report.sources[0]?.answerMs ?? 0)).toBeCloseTo(1, 1);
  });

  it('send as much from thirty who pause as from two who do not, answered in time', () => {
    const two = run({ users: 2, think: 20 }).report.throughputPerSecond;
    const thirty = { users: 30, think: 680 };
    expect(run(thirty).report.throughputPerSecond / two).toBeCloseTo(1, 1);
    expect(isMet('many-like-two', thirty)).toBe(true);
  });

  it('cannot send what the knobs exercise asks for by thinking less alone', () => {
    const [, { ask, start, limit, measure }] = exercisesOf(closedLoop, '');
    expect(measure.of(run({ ...start, think: 20 }).report)).toBeLessThan(limit.at);
    expect(measure.of(run({ ...start, think: 100, work: 16 }).report)).toBeGreaterThan(limit.at);
    const told = Number(/about (\d+) requests/.exec(ask)?.[1]);
    expect(Math.abs(run(start).report.throughputPerSecond - told)).toBeLessThan(1);
  });

  it('go on from where they are when their number changes', () => {
    const going = engine.start(closedLoop.network(startOf(closedLoop)), 1);
    for (const users of [30, 1, 12]) {
      going.retune(closedLoop.network({ ...startOf(closedLoop), users }));
      going.advance(going.snapshot().nowMs + 60_000, Number.MAX_SAFE_INTEGER);
      const { sources, stations } = going.snapshot();
      const inside = (stations[0]?.lineLength ?? 0) + (stations[0]?.serving.length ?? 0);
      expect((sources[0]?.thinking ?? 0) + inside).toBe(users);
    }
    going.end();
  });
});
