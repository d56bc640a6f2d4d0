import { describe, expect, it } from 'vitest';
import { approximateMva, type Station } from '../../../src/numbers/closedNetwork';

const stations = (...demands: number[]): Station[] => demands.map((demandMs) => ({ demandMs }));

/** Exact mean value analysis, by its recursion over users. */
function exact(demands: readonly number[], users: number, delayMs: number): number {
  let queue = demands.map(() => 0);
  let perMs = 0;
  for (let number = 1; number <= users; number += 1) {
    const times = demands.map((demand, place) => demand * (1 + (queue[place] as number)));
    perMs = number / (delayMs + times.reduce((sum, time) => sum + time, 0));
    queue = times.map((time) => perMs * time);
  }
  return perMs;
}

describe('mean value analysis', () => {
  it('has a single server busy all the time, and every user wait for all others', () => {
    const { perMs, residenceMs } = approximateMva({
      users: 7,
      delayMs: 0,
      stations: stations(10),
    });
    expect(perMs).toBeCloseTo(1 / 10, 8);
    expect(residenceMs[0]).toBeCloseTo(70, 4);
  });

  it('is exact for stations with the same demand: each takes a user as long as N + M - 1 of them', () => {
    const { perMs, residenceMs } = approximateMva({
      users: 8,
      delayMs: 0,
      stations: stations(5, 5, 5),
    });
    expect(perMs).toBeCloseTo(8 / (5 * (8 + 3 - 1)), 8);
    expect(residenceMs[0]).toBeCloseTo((5 * 10) / 3, 5);
  });

  it('has one user wait for nobody', () => {
    const { perMs, residenceMs } = approximateMva({
      users: 1,
      delayMs: 40,
      stations: stations(3, 7),
    });
    expect(perMs).toBeCloseTo(1 / 50, 8);
    expect(residenceMs).toEqual([3, 7]);
  });

  it.each([
    [2, 0],
    [5, 20],
    [20, 100],
    [60, 0],
  ])('is near the exact rate of %i users who think for %i ms', (users, delayMs) => {
    const demands = [8, 5, 2];
    const { perMs } = approximateMva({ users, delayMs, stations: stations(...demands) });
    const ratio = perMs / exact(demands, users, delayMs);
    expect(ratio).toBeGreaterThan(0.95);
    expect(ratio).toBeLessThan(1.05);
  });

  it('spreads the work over copies as over as many stations', () => {
    const network = { users: 6, delayMs: 12 };
    const copied = approximateMva({ ...network, stations: [{ demandMs: 10, copies: 2 }] });
    const apart = approximateMva({ ...network, stations: stations(5, 5) });
    expect(copied.perMs).toBeCloseTo(apart.perMs, 8);
  });

  it('has users wait for work that nobody else waits for', () => {
    // By hand: x (20 + 10 / (1 - 40 x)) = 1 where 800 x² - 70 x + 1 = 0.
    const { perMs } = approximateMva({
      users: 1,
      delayMs: 20,
      stations: [{ demandMs: 10, openMs: 40 }],
    });
    expect(perMs).toBeCloseTo((70 - Math.sqrt(70 * 70 - 4 * 800)) / 1600, 8);
  });
});
