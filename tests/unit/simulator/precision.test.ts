import { describe, expect, it } from 'vitest';
import {
  FEWEST_REPLICATIONS,
  MOST_REPLICATIONS_FOR_PRECISION,
  relativeHalfWidth,
  replicationsToAdd,
} from '../../../src/simulator/precision';
import { estimate } from '../../../src/simulator/statistics';

const goal = { target: 0.02, fewest: 4, most: 40 };
const around = (mean: number, share: number) => ({
  mean,
  low: mean * (1 - share),
  high: mean * (1 + share),
});

describe('relative precision', () => {
  it('is the half-width as a share of the mean, whatever its sign', () => {
    expect(relativeHalfWidth({ mean: 200, low: 190, high: 210 })).toBe(0.05);
    expect(relativeHalfWidth({ mean: -200, low: -210, high: -190 })).toBe(0.05);
    expect(relativeHalfWidth({ mean: 0, low: -1, high: 1 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('asks for the fewest first, however narrow the interval', () => {
    expect(replicationsToAdd([], 0, goal)).toBe(4);
    expect(replicationsToAdd([around(100, 0.001)], 2, goal)).toBe(2);
  });

  it('stops when every estimate is precise enough', () => {
    expect(replicationsToAdd([around(100, 0.02), around(50, 0.01)], 4, goal)).toBe(0);
  });

  it('grows as the widest interval suggests, at most twofold and to the most allowed', () => {
    expect(replicationsToAdd([around(100, 0.021), around(50, 0.01)], 10, goal)).toBe(2);
    expect(replicationsToAdd([around(100, 0.2)], 10, goal)).toBe(10);
    expect(replicationsToAdd([around(100, 0.2)], 30, goal)).toBe(10);
    expect(replicationsToAdd([around(100, 0.2)], 40, goal)).toBe(0);
  });
});

/** Standard normal values from a small generator with a seed (Park and Miller; Box and Muller). */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Share of the runs that stop with an interval around the true mean. */
function coverage(variation: number, runs: number): number {
  const normal = normals(7);
  let held = 0;
  for (let run = 0; run < runs; run += 1) {
    const values: number[] = [];
    const limits = {
      target: 0.02,
      fewest: FEWEST_REPLICATIONS,
      most: MOST_REPLICATIONS_FOR_PRECISION,
    };
    const look = () => replicationsToAdd([estimate(values)], values.length, limits);
    for (let more = look(); more > 0; more = look()) {
      for (let i = 0; i < more; i += 1) values.push(1 + variation * normal());
    }
    const { low, high } = estimate(values);
    held += Number(low <= 1 && 1 <= high);
  }
  return held / runs;
}

describe('intervals after stopping at a precision', () => {
  it.each([0.01, 0.02, 0.03, 0.04, 0.05, 0.08])('cover at a variation of %d', (variation) => {
    const covered = coverage(variation, 10_000);
    expect(covered).toBeGreaterThan(0.93);
    expect(covered).toBeLessThan(0.97);
  });
});
