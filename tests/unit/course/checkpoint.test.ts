import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import {
  checkpoint,
  lateShare,
  lineAtEnd,
  SHARE,
  WRITE_MS,
} from '../../../src/course/chapters/checkpoint';
import { exercisesOf } from '../../../src/course/exercises/seeded';
import { lineOverTimeSlices } from '../../../src/course/figure/lineOverTime';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';
import { cellAt } from '../../../src/studies/low-latency/pages/valuesOf';
import analysis from '../../../static/data/low-latency/analysis.json';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const view = (changed: object) => {
  const knobs = { ...startOf(checkpoint), ...changed };
  return { knobs, report: steady(engine, checkpoint.network(knobs)) };
};
const met = (id: string, changed: object) =>
  checkpoint.steps.find((step) => step.id === id)?.goal?.met(view(changed));
const { before, after, right, question } = checkpoint.guess;

describe('checkpoints', () => {
  it('take the share of time that the storage table gives', () => {
    const rate = (kind: string) =>
      cellAt(analysis as never, 'dataFile', `storage.ioPerSecond.${kind}`)?.value ?? Number.NaN;
    expect(SHARE).toBeCloseTo(rate('average') / rate('current'), 2);
  });

  it('last as long as the question says', () => {
    for (const { every = 0 } of [before, after])
      expect(question).toContain(`every ${every}\u202fs`);
    expect(question).toContain(`lasts ${(before.every ?? 0) * SHARE}\u202fs`);
    expect(question).toContain(`lasts ${(after.every ?? 0) * SHARE}\u202fs`);
  });

  it('that come more often make as many late, by half as much', () => {
    const [seldom, often] = [view(before).report, view(after).report];
    expect(right(seldom, often)).toBe('half');
    expect(lateShare(often) / lateShare(seldom)).toBeGreaterThan(0.85);
    expect(lateShare(often) / lateShare(seldom)).toBeLessThan(1.15);
  });

  it('are many in a long run', () => {
    const { observedMs } = view({ load: 90, every: 120 }).report;
    expect(observedMs / 120_000).toBeGreaterThan(10);
  });

  it('leave a line behind as long as the exercise asks for', () => {
    const { load = 0, every = 0, slower = 1 } = before;
    const knobs = { load, every, slower };
    const seconds = every * SHARE;
    const ends = Array.from({ length: 40 }, (_, seed) => {
      const run = engine.start(checkpoint.network(knobs), seed);
      run.advance(1000 * seconds, 100_000);
      const { lineLength = 0 } = run.snapshot().stations[0] ?? {};
      run.end();
      return lineLength;
    });
    const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length;
    const slowPerSecond = 1000 / WRITE_MS / slower;
    expect(mean / lineAtEnd(load, slowPerSecond, seconds)).toBeCloseTo(1, 1);
  });

  it('show as spikes over time', () => {
    const slices = lineOverTimeSlices(engine, checkpoint.network({ ...before }), 'storage');
    let step = slices.next();
    while (!step.done) step = slices.next();
    const lines = step.value;
    for (const end of [4, 64, 124, 184]) expect(lines[end]).toBeGreaterThan(80);
    for (const calm of [30, 90, 150, 210]) expect(lines[calm]).toBeLessThan(20);
  });

  it('have goals that begin open and can be reached', () => {
    expect(met('cause-it', {})).toBe(false);
    expect(met('cause-it', { load: 50 })).toBe(true);
    expect(met('where-it-shows', { load: 30 })).toBe(false);
    expect(met('where-it-shows', { load: 45 })).toBe(true);
    expect(met('what-helps', after)).toBe(false);
    expect(met('what-helps', { ...after, slower: 1 })).toBe(true);
  });

  it('are to be made gentler in the exercise, and no further than asked', () => {
    const [, { measure, start, limit }] = exercisesOf(checkpoint, '');
    const time = (slower: number) => measure.of(view({ ...start, slower }).report) ?? 0;
    expect(time(2)).toBeLessThan(limit.at);
    expect(time(3)).toBeGreaterThan(limit.at);
  });
});
