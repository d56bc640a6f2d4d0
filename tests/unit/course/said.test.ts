import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import type { FigureView, Still } from '../../../src/course/chapter/types';
import { COURSE } from '../../../src/course/chapters/course';

/** What a page shows before, and without, a simulator. */
const stillOf = (id: string): Still =>
  JSON.parse(readFileSync(`generated/course/${id}.json`, 'utf8')) as Still;

/** In words, with numbers that are some. */
const expectTold = (text: string, what: string) => {
  expect(text, what).toMatch(/[A-Za-z]{2}/);
  expect(text, what).not.toMatch(/NaN|undefined|null|Infinity|\s\s/);
};

/** Knobs of what is reckoned from a run, not of the network. */
const OUTSIDE = ['price', 'minutes'];

describe.each(COURSE)('the page of $id', (chapter) => {
  const still = stillOf(chapter.id);
  const knobs = startOf(chapter);
  const view: FigureView = { knobs, report: still.report };

  it('names its parts, knobs, bars and curve', () => {
    const { name, model, drawing, meters, curve, overTime, replications } = chapter;
    for (const text of [name, model, curve.title]) expectTold(text, chapter.id);
    for (const knob of chapter.knobs) {
      expectTold(knob.label, knob.id);
      expect(knob.min <= knob.start && knob.start <= knob.max, knob.id).toBe(true);
    }
    for (const { name, line, pausing } of drawing) {
      expect(name).toMatch(/\w/);
      for (const counted of [line, pausing]) if (counted) expectTold(`some ${counted.words}`, name);
    }
    if (chapter.back) expectTold(chapter.back, chapter.id);
    for (const meter of meters) {
      expect(meter.label).toMatch(/\w/);
      const share = meter.of(view);
      expect(share >= 0 && share <= 1, meter.label).toBe(true);
      if (meter.note) expectTold(`of ${meter.note(view)}`, meter.label);
    }
    for (const part of [overTime, replications]) if (part) expectTold(part.title, chapter.id);
  });

  it('draws what its network has, and moves what it asks for', () => {
    const network = JSON.stringify(chapter.network(knobs));
    for (const { name, line, servers, lock, pausing } of chapter.drawing)
      for (const id of [line?.id, servers, lock?.of, lock?.during, pausing?.of])
        if (id !== undefined) expect(network, name).toContain(`"${id}"`);
    for (const { id, min, max } of chapter.knobs.filter((knob) => !OUTSIDE.includes(knob.id))) {
      const at = (value: number) => JSON.stringify(chapter.network({ ...knobs, [id]: value }));
      expect(at(min), id).not.toBe(at(max));
    }
  });

  it('says what the figure shows, as numbers that its curve has too', () => {
    expectTold(chapter.finding(view), 'the finding');
    const { curve } = chapter;
    const drawn = still.curve.filter((value) => value !== null);
    expect(drawn.length).toBeGreaterThan(2);
    expect(still.curve).toHaveLength(curve.at.length);
    expect(curve.of(still.report)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...drawn)).toBeLessThan(curve.top);
    const limit = curve.limit?.(knobs);
    if (limit) {
      expect(limit.label).toMatch(/\w/);
      expect(limit.at).toBeGreaterThan(0);
    }
  });

  it('asks in its steps for what is not there yet', () => {
    for (const { id, title, goal } of chapter.steps) {
      expect(id).toMatch(/^[a-z-]+$/);
      expectTold(title, id);
      if (goal === undefined) continue;
      expectTold(goal.text, id);
      expect(goal.met(view), id).toBe(false);
    }
  });

  it('asks to guess, with an answer to each option and to what happened', () => {
    const { question, options, act, right, outcome } = chapter.guess;
    for (const text of [question, act, outcome(still.before, still.after)]) expectTold(text, act);
    for (const { id, text, tempting } of options)
      for (const one of [text, tempting]) expect(one, id).toMatch(/\w/);
    expect(options.map(({ id }) => id)).toContain(right(still.before, still.after));
  });

  it('asks exercises with titles, hints and reasons, in all of their numbers', () => {
    const [number, settings, choice] = chapter.exercises;
    for (const given of [number.given.first, ...number.given.others]) {
      const { title, ask, why, slips, answer, tolerance } = number.with(given);
      for (const text of [title, ask, why, ...slips.map((slip) => slip.why)])
        expectTold(text, title);
      expect(answer).toBeGreaterThan(0);
      expect(tolerance).toBeLessThan(0.2);
    }
    for (const given of [settings.given.first, ...settings.given.others]) {
      const { title, ask, hint, measure, limit, solution, start, allowed } = settings.with(given);
      for (const text of [title, ask, hint, measure.label]) expectTold(text, title);
      expect(limit.at).toBeLessThan(measure.top);
      expect(solution).not.toEqual(start);
      expect(allowed?.of(solution) ?? true, 'the solution is allowed').toBe(true);
      if (allowed) expectTold(allowed.otherwise, title);
    }
    for (const given of [choice.given.first, ...choice.given.others]) {
      const { title, ask, options, reasons, answers } = choice.with(given);
      for (const text of [title, ask, ...Object.values(answers)]) expectTold(text, title);
      for (const { text } of [...options, ...reasons]) expect(text, title).toMatch(/\w/);
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
    }
  });
});
