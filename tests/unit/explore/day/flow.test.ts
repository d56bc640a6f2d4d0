import { describe, expect, it } from 'vitest';
import { flow } from '../../../../src/explore/day/flow';

/** Small numbers that are the same on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('the flow of a backlog', () => {
  it('is that of a case reckoned by hand', () => {
    // At most 10/s, limits kept up to 8/s. Hour 1: 2/s too many. Hour 2: 9/s, more than accepted, so nothing is worked off.
    // Hour 3: 6/s leaves 2/s for the 7,200 that wait, hour 4: 7/s leaves none of them.
    const hours = flow([12, 9, 7, 7, 8, 0], { most: 10, accepted: 8 });
    expect(hours).toEqual([
      { arrived: 43_200, carried: 36_000, waiting: 7200, rate: 10 },
      { arrived: 32_400, carried: 32_400, waiting: 7200, rate: 9 },
      { arrived: 25_200, carried: 28_800, waiting: 3600, rate: 8 },
      { arrived: 25_200, carried: 28_800, waiting: 0, rate: 8 },
      { arrived: 28_800, carried: 28_800, waiting: 0, rate: 8 },
      { arrived: 0, carried: 0, waiting: 0, rate: 0 },
    ]);
  });

  it('stops in the middle of an hour once nothing waits', () => {
    const [, last] = flow([11, 1], { most: 10, accepted: 10 });
    expect(last).toEqual({ arrived: 3600, carried: 7200, waiting: 0, rate: 10 });
  });

  it('never works off where no rate keeps the limits', () => {
    const hours = flow([12, 1, 0], { most: 10, accepted: 0 });
    expect(hours.map(({ waiting }) => waiting)).toEqual([7200, 7200, 7200]);
    expect(hours[1]).toMatchObject({ carried: 3600, rate: 1 });
  });

  it('carries all that arrived or lets it wait, to the last message', () => {
    const next = seeded(7);
    for (let round = 0; round < 500; round += 1) {
      const most = 200 * next();
      const accepted = most * next();
      const rates = Array.from({ length: 1 + Math.floor(168 * next()) }, () => 300 * next());
      const before = Math.floor(1e5 * next());
      const hours = flow(rates, { most, accepted }, before);
      let [arrived, carried] = [before, 0];
      const odd = hours.filter((hour) => {
        arrived += hour.arrived;
        carried += hour.carried;
        const isWhole = arrived === carried + hour.waiting && hour.waiting >= 0;
        return !isWhole || hour.carried > 3600 * most || hour.rate > most;
      });
      expect(odd).toEqual([]);
    }
  });

  it('is, without backlog at midnight, the same every day', () => {
    const day = [1, 2, 3, 12, 11, 4, 2, 1];
    const once = flow(day, { most: 10, accepted: 9 });
    expect(once.at(-1)?.waiting).toBe(0);
    const week = flow(Array.from({ length: 7 }, () => day).flat(), { most: 10, accepted: 9 });
    for (let from = 0; from < week.length; from += day.length) {
      expect(week.slice(from, from + day.length)).toEqual(once);
    }
  });
});
