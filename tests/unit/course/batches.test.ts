import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import { batches, mostPerSecond } from '../../../src/course/chapters/batches';
import { exercisesOf } from '../../../src/course/exercises/seeded';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const view = (changed: object) => {
  const knobs = { ...startOf(batches), ...changed };
  return { knobs, report: steady(engine, batches.network(knobs)) };
};
const met = (id: string, changed: object) =>
  batches.steps.find((step) => step.id === id)?.goal?.met(view(changed));
const { before, after, right } = batches.guess;

describe('batches', () => {
  it('make a message wait for the timer while little comes', () => {
    const [alone, gathered] = [view(before).report, view(after).report];
    expect(right(alone, gathered)).toBe('timer');
    const { meanWaitMs } = gathered.stations[0] ?? {};
    expect(meanWaitMs).toBeGreaterThan(60);
    expect(meanWaitMs).toBeLessThan(100);
  });

  it('carry as much as the formula says, and no more', () => {
    const most = mostPerSecond(5);
    const served = (load: number) =>
      view({ load, size: 5 }).report.stations[0]?.servedPerSecond ?? 0;
    expect(served(0.9 * most) / (0.9 * most)).toBeCloseTo(1, 1);
    expect(served(1.2 * most) / most).toBeCloseTo(1, 1);
  });

  it('have goals that begin open and can be reached', () => {
    expect(met('cause-it', {})).toBe(false);
    expect(met('cause-it', { load: 130 })).toBe(true);
    expect(met('where-the-time-goes', {})).toBe(false);
    expect(met('where-the-time-goes', { load: 80 })).toBe(true);
    expect(met('what-happened', after)).toBe(false);
    expect(met('what-happened', { ...after, wait: 0 })).toBe(true);
    expect(met('when-it-pays', { load: 250, size: 1 })).toBe(false);
    expect(met('when-it-pays', { load: 250, size: 7 })).toBe(true);
  });

  it('are best neither small nor large', () => {
    const [, { measure, start, limit }] = exercisesOf(batches, '');
    const time = (size: number) => measure.of(view({ ...start, size }).report) ?? 0;
    expect(time(3)).toBeGreaterThan(limit.at);
    expect(time(5)).toBeLessThan(limit.at);
    expect(time(8)).toBeGreaterThan(limit.at);
  });

  it('are found to be too small by name', () => {
    expect(batches.finding(view({ load: 200 }))).toBe(
      'At 200/s the database cannot keep up: the line has no end',
    );
  });
});
