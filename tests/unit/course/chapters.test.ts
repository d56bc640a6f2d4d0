import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nearest, startOf } from '../../../src/course/chapter/knobs';
import type { Knobs } from '../../../src/course/chapter/types';
import { COURSE } from '../../../src/course/chapters/course';
import { CHAPTERS } from '../../../src/course/chapters/list';
import { judgeKnobs, judgeNumber } from '../../../src/course/exercises/judge';
import { answerSlices } from '../../../src/course/figure/answer';
import { curveSlices } from '../../../src/course/figure/curve';
import { createEngine } from '../../../src/course/network/engine';
import type { Network, Report } from '../../../src/course/network/shapes';
import { lastOf, SEED, steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);

/** A run of a network with other random numbers than those of the page. */
function runOf(network: Network, replication: number): Report {
  const run = engine.start(network, SEED, replication);
  run.advance(Number.MAX_VALUE, 20_000);
  run.resetStatistics();
  run.advance(Number.MAX_VALUE, 300_000);
  const report = run.report();
  run.end();
  return report;
}

it('lists every chapter under its own name', () => {
  expect(COURSE.map(({ id, name, minutes }) => ({ id, name, minutes }))).toEqual(
    CHAPTERS.map(({ id, name, minutes }) => ({ id, name, minutes })),
  );
});

describe.each(COURSE.map((chapter) => [chapter.id, chapter] as const))('%s', (_, chapter) => {
  const start = startOf(chapter);
  const run = (knobs: object, events?: number) =>
    steady(engine, chapter.network({ ...start, ...knobs }), events);

  it('puts its figure where the knobs can stand, so that the link shows the same', () => {
    const { steps, guess, challenge, exercises } = chapter;
    const others = exercises.flatMap(({ given, with: build }) =>
      [given.first, ...given.others].flatMap((numbers) => {
        const exercise = build(numbers);
        return exercise.kind === 'knobs' ? [exercise.start, exercise.solution] : [];
      }),
    );
    for (const set of [
      start,
      ...steps.flatMap(({ state }) => (state ? [state] : [])),
      guess.before,
      guess.after,
      challenge.solution,
      ...others,
    ])
      for (const knob of chapter.knobs) {
        const value = set[knob.id] ?? knob.start;
        expect([knob.id, nearest(knob, value)]).toEqual([knob.id, value]);
      }
  });

  it('gives the right answer of its guess by its runs, and says so', () => {
    const { right, outcome, options } = chapter.guess;
    const { before, after } = lastOf(answerSlices(engine, chapter));
    expect(options.map(({ id }) => id)).toContain(right(before, after));
    expect(outcome(before, after)).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it('finds something to say at both ends of every knob', () => {
    for (const knob of chapter.knobs)
      for (const value of [knob.min, knob.start, knob.max]) {
        const knobs = { ...start, [knob.id]: value };
        const report = run(knobs, 40_000);
        expect(chapter.finding({ knobs, report })).not.toMatch(/NaN|undefined|null|Infinity/);
        for (const meter of chapter.meters)
          expect(meter.of({ knobs, report })).toBeGreaterThanOrEqual(0);
      }
  });

  it('follows its formula', () => {
    const { curve } = chapter;
    const { formula } = curve;
    if (formula === undefined) return;
    const points = lastOf(curveSlices(engine, chapter, start));
    const compared = curve.at.flatMap((at, index) => {
      const exact = formula({ ...start, [curve.knob]: at });
      const simulated = points[index];
      return exact === null || simulated == null || exact > curve.top / 2
        ? []
        : [{ exact, simulated }];
    });
    expect(compared.length).toBeGreaterThan(2);
    for (const { exact, simulated } of compared)
      expect(Math.abs(simulated - exact)).toBeLessThan(0.06 * exact + 0.01 * curve.top);
  });

  it('has numbers to ask for that have an answer', () => {
    const [posed] = chapter.exercises;
    const { first, others } = posed.given;
    expect(new Set(others.map(String)).size).toBeGreaterThanOrEqual(20);
    const all = [first, ...others].map((given) => posed.with(given));
    for (const exercise of all) {
      const { answer, tolerance, ask, why } = exercise;
      expect(Number.isFinite(answer)).toBe(true);
      expect(answer).toBeGreaterThan(0);
      expect(judgeNumber(exercise, answer)).toBe('passed');
      expect(judgeNumber(exercise, answer * (1 + 2 * tolerance))).toBe('not-yet');
      expect(`${ask} ${why}`).not.toMatch(/NaN|undefined/);
    }
    all[0]?.slips.forEach(({ why }, slip) => {
      const caught = all.filter(
        (one) => judgeNumber(one, one.slips[slip]?.answer ?? 0) === 'not-yet',
      );
      expect(caught.length, why).toBeGreaterThan(all.length / 2);
    });
  });

  it('asks for knobs in other numbers, none of which chance decides', () => {
    const [, posed] = chapter.exercises;
    const { first, others } = posed.given;
    expect(new Set(others.map(String)).size, 'variants').toBeGreaterThanOrEqual(6);
    for (const given of [first, ...others]) {
      const exercise = posed.with(given);
      const { start, solution, knobs, measure, limit, ask, hint } = exercise;
      expect(`${ask} ${hint}`).not.toMatch(/NaN|undefined/);
      expect(limit.at).toBeLessThan(measure.top);
      for (const knob of chapter.knobs) {
        for (const setting of [start, solution])
          expect(nearest(knob, setting[knob.id] ?? 0), `${given} ${knob.id}`).toBe(
            setting[knob.id],
          );
        if (!knobs.includes(knob.id)) expect(solution[knob.id]).toBe(start[knob.id]);
      }
      const verdict = (setting: Knobs, replication: number) =>
        judgeKnobs(exercise, setting, runOf(chapter.network(setting), replication));
      for (const replication of [0, 1])
        expect(`${given} ${verdict(solution, replication)}`).toBe(`${given} passed`);
      expect(`${given} ${verdict(start, 0)}`).toBe(`${given} not-yet`);
    }
  });

  it('asks for a choice whose reasons all have an answer, in other numbers too', () => {
    const [, , posed] = chapter.exercises;
    for (const given of [posed.given.first, ...posed.given.others]) {
      const { ask, options, reasons, right, answers } = posed.with(given);
      expect(options.map(({ id }) => id)).toContain(right.option);
      expect(reasons.map(({ id }) => id)).toContain(right.reason);
      expect(Object.keys(answers).sort()).toEqual(reasons.map(({ id }) => id).sort());
      const texts = [ask, ...[...options, ...reasons].map(({ text }) => text)];
      expect([...texts, ...Object.values(answers)].join(' ')).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
