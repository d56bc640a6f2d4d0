import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nearest, startOf } from '../../../src/course/chapter/knobs';
import { COURSE } from '../../../src/course/chapters/course';
import { CHAPTERS } from '../../../src/course/chapters/list';
import { judgeKnobs, judgeNumber } from '../../../src/course/exercises/judge';
import { variantsOf } from '../../../src/course/exercises/seeded';
import { answerSlices } from '../../../src/course/figure/answer';
import { curveSlices } from '../../../src/course/figure/curve';
import { createEngine } from '../../../src/course/network/engine';
import { lastOf, steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);

it('lists every chapter under its own name', () => {
  expect(COURSE.map(({ id, name, minutes }) => ({ id, name, minutes }))).toEqual(
    CHAPTERS.map(({ id, name, minutes }) => ({ id, name, minutes })),
  );
});

describe.each(COURSE.map((chapter) => [chapter.id, chapter] as const))('%s', (_, chapter) => {
  const start = startOf(chapter);
  const run = (knobs: object, events?: number) =>
    steady(engine, chapter.network({ ...start, ...knobs }), events);

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

  it('asks for knobs that begin outside of what is asked, and can be set to it', () => {
    const [, exercise] = chapter.exercises;
    expect(judgeKnobs(exercise, exercise.start, run(exercise.start))).toBe('not-yet');
    const { solution } = exercise;
    expect(judgeKnobs(exercise, solution, run(solution)), 'the solution').toBe('passed');
    for (const knob of chapter.knobs) {
      expect(nearest(knob, solution[knob.id] ?? 0)).toBe(solution[knob.id]);
      if (!exercise.knobs.includes(knob.id))
        expect(solution[knob.id]).toBe(exercise.start[knob.id]);
    }
    const movable = chapter.knobs.filter(({ id }) => exercise.knobs.includes(id));
    const settings = movable.reduce<Record<string, number>[]>(
      (all, knob) =>
        all.flatMap((one) => {
          const count = Math.min(24, Math.round((knob.max - knob.min) / knob.step)) + 1;
          return Array.from({ length: count }, (_, index) => ({
            ...one,
            [knob.id]: Number((knob.min + index * knob.step).toFixed(3)),
          }));
        }),
      [{ ...exercise.start }],
    );
    expect(
      settings.some((knobs) => judgeKnobs(exercise, knobs, run(knobs, 60_000)) === 'passed'),
    ).toBe(true);
  });

  it('has numbers to ask for that have an answer', () => {
    const [exercise] = chapter.exercises;
    const { first, fits } = exercise.given;
    const variants = variantsOf(exercise);
    expect(fits(first)).toBe(true);
    expect(new Set(variants.map(String)).size).toBeGreaterThanOrEqual(20);
    for (const given of [first, ...variants]) {
      const answer = exercise.answer(given);
      expect(Number.isFinite(answer)).toBe(true);
      expect(answer).toBeGreaterThan(0);
      expect(judgeNumber(exercise, given, answer)).toBe('passed');
      expect(judgeNumber(exercise, given, answer * (1 + 2 * exercise.tolerance))).toBe('not-yet');
      expect(`${exercise.ask(given)} ${exercise.why(given)}`).not.toMatch(/NaN|undefined/);
    }
    for (const { of, why } of exercise.slips) {
      const caught = variants.filter(
        (given) => judgeNumber(exercise, given, of(given)) === 'not-yet',
      );
      expect(caught.length, why).toBeGreaterThan(variants.length / 2);
    }
  });

  it('asks for a choice whose reasons all have an answer', () => {
    const [, , { options, reasons, right, answers }] = chapter.exercises;
    expect(options.map(({ id }) => id)).toContain(right.option);
    expect(reasons.map(({ id }) => id)).toContain(right.reason);
    expect(Object.keys(answers).sort()).toEqual(reasons.map(({ id }) => id).sort());
  });
});
