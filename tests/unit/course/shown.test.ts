import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import type { Chapter, Knobs, Still } from '../../../src/course/chapter/types';
import { COURSE } from '../../../src/course/chapters/course';
import { judgeKnobs } from '../../../src/course/exercises/judge';
import { createEngine } from '../../../src/course/network/engine';
import { overloadOf } from '../../../src/course/network/overload';
import { steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
/** Enough to tell what is meant, and no more. */
const EVENTS = 6_000;
const runOf = (chapter: Chapter, knobs: Knobs) => steady(engine, chapter.network(knobs), EVENTS);

/** What the page of a chapter shows before, and without, a simulator. */
const stillOf = (id: string): Still =>
  JSON.parse(readFileSync(`generated/course/${id}.json`, 'utf8')) as Still;

/** Whose text may be none: a count has no unit. */
const MAY_BE_EMPTY = /\.unit$/;

/** What says nothing, or holds nothing, by its place. */
function voidsOf(value: unknown, at: string): string[] {
  if (value === '') return MAY_BE_EMPTY.test(at) ? [] : [at];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  return parts.length === 0 ? [at] : parts.flatMap(([key, one]) => voidsOf(one, `${at}.${key}`));
}

/** Bars of what no station is busy with. */
const OF_ITS_OWN = ['It looks away', 'Workers that wait for the lock'];

/** Settings of a chapter: where it begins, and both ends of each knob. */
const settingsOf = (chapter: Chapter): Knobs[] => {
  const start = startOf(chapter);
  const ends = chapter.knobs.flatMap(({ id, min, max }) =>
    [min, max].map((value) => ({ ...start, [id]: value })),
  );
  return [start, ...ends];
};

describe.each(COURSE)('the chapter $id', (chapter) => {
  const still = stillOf(chapter.id);
  const start = startOf(chapter);

  it('says something everywhere, in its network and its exercises too', () => {
    const exercises = chapter.exercises.flatMap(({ given, with: pose }) =>
      [given.first, ...given.others].map((one) => pose(one)),
    );
    const networks = settingsOf(chapter).map((knobs) => chapter.network(knobs));
    expect(voidsOf({ ...chapter, exercises, networks }, chapter.id)).toEqual([]);
  });

  it('has one option that happens, by the numbers of its runs and not by their absence', () => {
    const { options, right } = chapter.guess;
    const { before, after } = still;
    const happens = options.filter(({ tempting }) => /^it is what happens/.test(tempting));
    const chosen = right(before, after);
    if (happens.length > 0) expect(happens.map(({ id }) => id)).toEqual([chosen]);
    // The other way round something else would have happened, unless nothing did.
    if (chosen !== 'same') expect(right(after, before)).not.toBe(chosen);
    expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
  });

  it('draws its curve where its formula does', () => {
    const { knob, at, formula, bound, top } = chapter.curve;
    for (const [index, value] of at.entries()) {
      const simulated = still.curve[index];
      const knobs = { ...start, [knob]: value };
      if (simulated == null) continue;
      if (bound !== undefined) expect(simulated).toBeLessThan(1.03 * bound(knobs) + 0.01 * top);
      const exact = formula?.(knobs) ?? null;
      if (exact === null || exact > top / 2) continue;
      expect(Math.abs(simulated - exact), `${knob} ${value}`).toBeLessThan(
        0.06 * exact + 0.01 * top,
      );
    }
    expect([...at].sort((a, b) => a - b)).toEqual(at);
  });

  it('names no mean where its line has no end, at any end of its knobs', () => {
    for (const knobs of settingsOf(chapter)) {
      const report = runOf(chapter, knobs);
      const finding = chapter.finding({ knobs, report });
      const isEndless = overloadOf(chapter.network(knobs)) !== null;
      expect([knobs, finding, report.status === 'unstable']).toEqual([knobs, finding, isEndless]);
      if (isEndless)
        expect(finding).toMatch(
          /without end|no end|cannot|grows|more than|never|longer and longer/,
        );
      const told = Object.values(knobs).filter((value) => finding.includes(String(value)));
      expect(told.length, finding).toBeGreaterThan(0);
    }
  });

  it('fills its bars with what its stations are busy', () => {
    for (const knobs of settingsOf(chapter)) {
      const report = runOf(chapter, knobs);
      const shares = [
        ...report.stations.map(({ utilisation }) => utilisation),
        ...report.locks.map(({ utilisation }) => utilisation),
      ];
      for (const meter of chapter.meters) {
        const share = meter.of({ knobs, report });
        expect(share >= 0 && share < 1.000_001, meter.label).toBe(true);
        const isOne = shares.some((one) => Math.abs(one - share) < 1e-9);
        if (!OF_ITS_OWN.includes(meter.label))
          expect([meter.label, isOne]).toEqual([meter.label, true]);
        const note = meter.note?.({ knobs, report });
        if (note !== undefined) expect(note).toMatch(/\d/);
      }
    }
  });

  it('passes the exercise on knobs where its solution is, and not where it begins', () => {
    const [, posed] = chapter.exercises;
    const exercise = posed.with(posed.given.first);
    const { measure, limit, start: first, solution } = exercise;
    expect(judgeKnobs(exercise, first, runOf(chapter, first))).toBe('not-yet');
    const reached = measure.of(steady(engine, chapter.network(solution), 15 * EVENTS));
    const over = (reached ?? Number.NaN) / limit.at;
    expect(limit.below ? over : 1 / over).toBeLessThan(1.05);
  });
});
