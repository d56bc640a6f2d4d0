import { describe, expect, it } from 'vitest';
import { stationaryMean } from '../../../src/course/exact/chain';
import { type Pools, peopleServed } from '../../../src/course/exact/pools';
import { exceededMs } from '../../../src/course/exact/slowed';

const pools: Pools = {
  threads: 0,
  pauseMs: 20,
  peoplePerSecond: 60,
  workers: 3,
  workMs: 40,
  share: 0,
  holdMs: 10,
};
/** Part of the calls that find all of some servers busy, by Erlang. */
const erlang = (offered: number, servers: number) => {
  let lost = 1;
  for (let count = 1; count <= servers; count += 1)
    lost = (offered * lost) / (count + offered * lost);
  return lost;
};

describe('chains solved exactly', () => {
  it('give the queue with room for three', () => {
    const full = stationaryMean(
      0,
      (present) => [
        ...(present < 3 ? [{ to: present + 1, rate: 1 }] : []),
        ...(present > 0 ? [{ to: present - 1, rate: 2 }] : []),
      ],
      (present) => present,
      (present) => (present === 3 ? 1 : 0),
    );
    expect(full).toBeCloseTo(1 / 15, 8);
  });

  it('give people alone what Erlang gives them', () => {
    expect(peopleServed(pools)).toBeCloseTo(60 * (1 - erlang(2.4, 3)), 6);
  });

  it('give fewer of them a worker for each thread, and for a longer lock', () => {
    const busy = { ...pools, threads: 4, workMs: 5, share: 0.3 };
    expect(peopleServed({ ...busy, threads: 6 })).toBeLessThan(peopleServed(busy));
    expect(peopleServed({ ...busy, holdMs: 20 })).toBeLessThan(peopleServed(busy));
    expect(peopleServed({ ...busy, workers: 5 })).toBeGreaterThan(peopleServed(busy));
  });

  it('give a message that meets nobody work as long as when it begins', () => {
    const alone = { perSecond: 0.01, workMs: 100, everyMs: 2000, forMs: 1000, factor: 5 };
    // Half of them begin slowly; of those, one in ten takes longer than this.
    expect(exceededMs(alone, 0.05, 10) / (500 * Math.log(10))).toBeCloseTo(1, 2);
  });

  it('give a server that never slows the percentile of its formula', () => {
    const even = { perSecond: 50, workMs: 10, everyMs: 2000, forMs: 0, factor: 5 };
    const formula = (-Math.log(0.05) * 10) / 0.5;
    expect(exceededMs(even, 0.05, 60) / formula).toBeCloseTo(1, 3);
    const always = { ...even, perSecond: 25, forMs: 2000, factor: 2 };
    expect(exceededMs(always, 0.05, 60) / ((-Math.log(0.05) * 20) / 0.5)).toBeCloseTo(1, 3);
  });
});
