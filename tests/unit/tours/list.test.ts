import { describe, expect, it } from 'vitest';
import { TOUR_LIST, tourLink } from '../../../src/tours/list';
import { LOADERS } from '../../../src/tours/tours/load';
import type { Tour } from '../../../src/tours/types';
import { TOUR_MOVES } from '../../support/tourMoves';

const tours = await Promise.all(
  Object.entries(LOADERS).map(async ([id, load]): Promise<[string, Tour]> => [id, await load()]),
);

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
    // A reader's system is walked by moves of its own, in the browser alone.
    if (id !== 'own-system') expect(TOUR_MOVES[id]).toHaveLength(tour.steps.length);
  });
});
