import { describe, expect, it } from 'vitest';
import { judge, type Verdict } from '../../../src/tours/judge';
import { TOUR_LIST, tourLink } from '../../../src/tours/list';
import { LOADERS } from '../../../src/tours/tours/load';
import type { Tour } from '../../../src/tours/types';
import { seenOfMoves } from '../../support/seenOfMoves';
import { TOUR_MOVES } from '../../support/tourMoves';

const tours = await Promise.all(
  Object.entries(LOADERS).map(async ([id, load]): Promise<[string, Tour]> => [id, await load()]),
);

/** Where a reader stands at the start of a step: at its own scenario, or at the end of the step before. */
function startOf({ id, steps }: Tour, index: number) {
  let first = index;
  while (steps[first]?.start === undefined && first > 0) first -= 1;
  const { page, start } = steps[first] ?? {};
  return { link: `${page}?${start}`, before: (TOUR_MOVES[id] ?? []).slice(first, index).flat() };
}

describe.each(tours)('the tour %s', (id, tour) => {
  it('is listed under its name and opens at its first step', () => {
    const entry = TOUR_LIST.find((one) => one.id === id);
    if (!entry) throw new Error(`${id} is not listed.`);
    const [first] = tour.steps;
    expect(tour.id).toBe(id);
    expect([
      `${first?.page}?${first?.start}&tour=${id}.1`,
      `${first?.page}?tour=${id}.1`,
    ]).toContain(tourLink(entry));
    expect(tour.steps.length).toBeGreaterThanOrEqual(5);
    expect(tour.steps.length).toBeLessThanOrEqual(7);
    expect(TOUR_MOVES[id]).toHaveLength(tour.steps.length);
  });

  it.each(tour.steps.map((step, index) => [index + 1, step.title] as const))(
    'step %i, %s, is open at its start and passed by its moves',
    async (number) => {
      const step = tour.steps[number - 1];
      const moves = TOUR_MOVES[id]?.[number - 1] ?? [];
      if (!step) throw new Error('There is no such step.');
      const { link, before } = startOf(tour, number - 1);
      const seen = (await seenOfMoves(link, [...before, ...moves])).slice(before.length);
      let verdict: Verdict | undefined;
      for (const [index, one] of seen.entries()) {
        verdict = judge(step.goals, one, step.isCollected ? verdict?.met : undefined);
        if (index < moves.length) {
          expect(verdict.isPassed, `after ${index} moves`).toBe(false);
          expect(verdict.missing).not.toBeNull();
        }
      }
      expect(verdict?.missing).toBeNull();
      expect(verdict?.isPassed).toBe(true);
    },
  );
});
