import { describe, expect, it } from 'vitest';
import { kneeOf, type LoadPoint, powerOf } from '../../../src/explore/sweep/knee';

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

/** Exact mean value analysis of one station with users that think. */
function machineRepair(users: number, thinkS: number, serviceS: number) {
  let queue = 0;
  let throughput = 0;
  let response = 0;
  for (let n = 1; n <= users; n += 1) {
    response = serviceS * (1 + queue);
    throughput = n / (thinkS + response);
    queue = throughput * response;
  }
  return { throughput, response };
}

describe('the knee of a curve', () => {
  it('of a queue with random arrivals is at a utilisation of one half', () => {
    const serviceS = 0.01;
    const curve = range(1, 99).map((rate): LoadPoint => {
      const load = rate;
      return { load, throughput: load, response: serviceS / (1 - load * serviceS) };
    });
    expect(kneeOf(curve)).toBe(50);
  });

  it('of two in a row with different rates is where the power of both is greatest', () => {
    // Power of rate / (1 / (a - rate) + 1 / (b - rate)), found by looking at every rate.
    const response = (rate: number) => 1 / (100 - rate) + 1 / (60 - rate);
    const rates = range(1, 59);
    const best = rates.reduce((a, b) => (a / response(a) >= b / response(b) ? a : b));
    const curve = rates.map((load) => ({ load, throughput: load, response: response(load) }));
    expect(kneeOf(curve)).toBe(best);
  });

  it('of asymptotic bounds is where they cross, at (R + Z) / Dmax users', () => {
    const [thinkS, demandS, most] = [0.9, 0.3, 0.15]; // R = 0.3 s, Z = 0.9 s, Dmax = 0.15 s
    const crossing = (thinkS + demandS) / most; // 8 users
    const curve = range(1, 20).map((users) => ({
      load: users,
      throughput: Math.min(users / (thinkS + demandS), 1 / most),
      response: null,
    }));
    expect(kneeOf(curve)).toBe(crossing);
  });

  it('of an exact closed queue without thinking is at its first user: it is bent before it begins', () => {
    const curve = range(1, 20).map((load) => ({ load, ...machineRepair(load, 0, 0.1) }));
    expect(kneeOf(curve)).toBeNull();
  });

  it('of a closed queue with thinking lies below the crossing of its bounds, by exact power', () => {
    const points = range(1, 40).map((load) => ({ load, ...machineRepair(load, 0.9, 0.1) }));
    const powers = points.map(({ throughput, response }) => throughput / response);
    const knee = kneeOf(points);
    expect(knee).toBe(points[powers.indexOf(Math.max(...powers))]?.load);
    expect(knee).toBeLessThanOrEqual(10);
    expect(knee).toBeGreaterThan(3);
  });

  it('of offered work is the most that is carried whole', () => {
    const curve = range(10, 300, 10).map((load) => ({
      load,
      throughput: Math.min(load, 150),
      response: null,
    }));
    expect(kneeOf(curve)).toBe(150);
  });

  it('is not there on a straight, a flat and a falling curve, nor where the peak hardly stands out', () => {
    const straight = range(1, 12).map((load) => ({ load, throughput: 10 * load, response: 0.1 }));
    const flat = range(1, 12).map((load) => ({ load, throughput: 10, response: 0.1 }));
    const falling = range(1, 12).map((load) => ({ load, throughput: 10 / load, response: null }));
    for (const curve of [straight, flat, falling, []]) expect(kneeOf(curve)).toBeNull();
    const bump = (height: number) =>
      kneeOf([
        { load: 1, throughput: 100, response: 1 },
        { load: 2, throughput: 100 * height, response: 1 },
        { load: 3, throughput: 100, response: 1 },
      ]);
    expect(bump(1.05)).toBeNull();
    expect(bump(1.06)).toBe(2);
  });

  it('takes points in any order and without what says nothing', () => {
    const curve = [3, 1, 2].map((load) => ({
      load,
      throughput: load === 2 ? 30 : 10,
      response: 1,
    }));
    expect(kneeOf([...curve, { load: 4, throughput: 0, response: 0 }])).toBe(2);
  });

  it('uses Little’s law where no response time is measured', () => {
    expect(powerOf({ load: 8, throughput: 4, response: null })).toBe(2);
    expect(powerOf({ load: 8, throughput: 4, response: 0.5 })).toBe(8);
  });
});
