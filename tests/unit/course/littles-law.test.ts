import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import { insideBoth, littlesLaw } from '../../../src/course/chapters/littlesLaw';
import { ms } from '../../../src/course/chapters/words';
import { exercisesOf } from '../../../src/course/exercises/seeded';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const run = (changed: object) => {
  const knobs = { ...startOf(littlesLaw), ...changed };
  return { knobs, report: steady(engine, littlesLaw.network(knobs)) };
};
const isMet = (step: string, changed: object) =>
  littlesLaw.steps.find(({ id }) => id === step)?.goal?.met(run(changed));

describe('Little’s law', () => {
  const { before, after, right, question } = littlesLaw.guess;

  it.each([
    ['count-them', {}, { load: 75 }],
    ['rate-and-time', { load: 75 }, { load: 52 }],
    ['fewer-inside', after, { ...after, work: 5 }],
  ])('has a goal at %s that what is open there reaches, and not before', (step, start, reached) => {
    expect(isMet(step, start)).toBe(false);
    expect(isMet(step, reached)).toBe(true);
  });

  it('asks for a number inside beside times that its runs have', () => {
    const [first, then] = [run(before).report, run(after).report];
    expect(right(first, then)).toBe('step');
    for (const report of [first, then]) expect(question).toContain(ms(report.timeMs.mean ?? 0));
  });

  it.each([
    ...[0, 1, 2, 3, 4].map((variation) => ({ load: 75, variation })),
    { load: 20 },
    { load: 95 },
    { load: 100, work: 6 },
  ])('holds whatever the knobs: %j', (changed) => {
    const { knobs, report } = run(changed);
    const product = (report.throughputPerSecond * (report.timeMs.mean ?? 0)) / 1000;
    expect(report.meanInNetwork / product).toBeCloseTo(1, 2);
    const { answer } = littlesLaw.exercises[0].with([
      report.meanInNetwork,
      report.throughputPerSecond,
    ]);
    expect(answer / (report.timeMs.mean ?? 0)).toBeCloseTo(1, 2);
    const busy = (report.throughputPerSecond * (knobs as { work: number }).work) / 1000;
    expect((report.stations[1]?.utilisation ?? 0) / busy).toBeCloseTo(1, 1);
  });

  it.each([0, 2, 4])('has the number inside of its formula at variation %i', (variation) => {
    const { knobs, report } = run({ load: 75, variation });
    expect(report.meanInNetwork / (insideBoth(knobs) ?? 0)).toBeCloseTo(1, 1);
  });

  it('lets the knobs exercise be passed with as little improvement as it says', () => {
    const [, { start, limit, measure, allowed }] = exercisesOf(littlesLaw, '');
    const inside = (work: number) => measure.of(run({ ...start, work }).report) ?? 0;
    expect(inside(7)).toBeLessThan(limit.at);
    expect(inside(8)).toBeGreaterThan(limit.at);
    expect([6, 7].map((work) => allowed?.of({ ...start, work }))).toEqual([false, true]);
  });
});
