import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goalOf, verdictOf } from '../../../src/course/chapter/challenge';
import { startOf } from '../../../src/course/chapter/knobs';
import type { Chapter, FigureView, Knobs } from '../../../src/course/chapter/types';
import { COURSE } from '../../../src/course/chapters/course';
import { locks } from '../../../src/course/chapters/locks';
import { queue } from '../../../src/course/chapters/queue';
import { replicationSlices } from '../../../src/course/figure/shortRuns';
import { createEngine } from '../../../src/course/network/engine';
import { lastOf, steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);

function viewOf(chapter: Chapter, changed: Knobs): FigureView {
  const knobs = { ...startOf(chapter), ...changed };
  const replications = chapter.replications
    ? lastOf(replicationSlices(engine, chapter, knobs)).map(({ value }) => value)
    : [];
  return { knobs, report: steady(engine, chapter.network(knobs)), replications };
}
const verdict = (chapter: Chapter, knobs: Knobs) =>
  verdictOf(chapter.challenge, viewOf(chapter, knobs));

describe.each(COURSE)('the challenge of $id', (chapter) => {
  it('is solved by its solution, with knobs that the figure has', () => {
    const { solution } = chapter.challenge;
    expect(verdict(chapter, solution)).toMatchObject({ isSolved: true });
    for (const [id, value] of Object.entries(solution)) {
      const knob = chapter.knobs.find((one) => one.id === id);
      expect(knob, id).toBeDefined();
      expect(value >= (knob?.min ?? 0) && value <= (knob?.max ?? 0), id).toBe(true);
      const steps = (value - (knob?.min ?? 0)) / (knob?.step ?? 1);
      expect(Math.abs(steps - Math.round(steps)), id).toBeLessThan(1e-6);
    }
  });

  it('is not solved where the chapter itself puts the knobs', () => {
    const set = [
      {},
      chapter.guess.before,
      chapter.guess.after,
      ...chapter.steps.map(({ state }) => state ?? {}),
    ];
    for (const knobs of set) {
      const { isSolved, told } = verdict(chapter, knobs);
      expect([knobs, isSolved]).toEqual([knobs, false]);
      expect(told).toMatch(/\d/);
    }
  });

  it('is the goal of the last step, and asks in numbers', () => {
    expect(chapter.steps.at(-1)?.goal?.text).toBe(chapter.challenge.ask);
    expect(chapter.challenge.ask).toMatch(/\d/);
    expect(chapter.challenge.given.otherwise).toMatch(/\d.*\.$/);
  });
});

describe('what is said of a challenge', () => {
  const of = (chapter: Chapter, knobs: Knobs) => verdict(chapter, knobs).told;

  it('is how far the figure is from it', () => {
    expect(of(queue, { load: 113, work: 7 })).toMatch(/^2\d\u202fms, at most 20 wanted$/);
    expect(of(queue, { load: 113, work: 6 })).toMatch(/^1\d\u202fms$/);
  });

  it('is what was given up for it', () => {
    expect(of(locks, { load: 50 })).toBe('The load has to stay at 98/s.');
  });

  it('is that a line has no end', () => {
    expect(of(queue, { load: 140, work: 8 })).toBe('the line has no end, at most 20 wanted');
  });

  it('counts at the limit itself, from both sides', () => {
    const view = viewOf(queue, {});
    const at = (value: number, below: boolean) =>
      goalOf({
        ...queue.challenge,
        of: () => value,
        given: { of: () => true, otherwise: '' },
        limit: { at: 20, below },
      }).met(view);
    expect([at(20, true), at(20.01, true), at(20, false), at(19.99, false)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
