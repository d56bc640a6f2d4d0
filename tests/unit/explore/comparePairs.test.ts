import { describe, expect, it } from 'vitest';
import { differenceOf, isTold, meanOf } from '../../../src/explore/study/pairs';
import { halfOf } from '../../../src/simulator/statistics';

/** Uniform numbers from 0 to 1, the same on every run (mulberry32). */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Standard normal numbers (Box and Muller). */
function normal(seed: number): () => number {
  const next = uniform(seed);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** Pairs of normal values with a known difference and correlation. */
function pairsOf(
  draw: () => number,
  count: number,
  { difference = 3, correlation = 0, spreads = [2, 2] as [number, number] },
) {
  const first: number[] = [];
  const other: number[] = [];
  for (let pair = 0; pair < count; pair += 1) {
    const shared = draw();
    first.push(100 + spreads[0] * shared);
    const own = Math.sqrt(1 - correlation ** 2) * draw();
    other.push(100 + difference + spreads[1] * (correlation * shared + own));
  }
  return { first, other };
}

/** The Student t density, integrated by Simpson's rule and inverted by bisection: the two-sided 95 % quantile. */
function quantile95(freedom: number): number {
  const density = (t: number) => (1 + (t * t) / freedom) ** (-(freedom + 1) / 2);
  const area = (to: number, steps = 4000) => {
    let sum = density(0) + density(to);
    for (let at = 1; at < steps; at += 1) sum += (at % 2 ? 4 : 2) * density((at * to) / steps);
    return (sum * to) / steps / 3;
  };
  // Substituted by t = sqrt(n) tan(u), the whole half is finite.
  const half = (() => {
    const steps = 4000;
    const f = (u: number) => Math.cos(u) ** (freedom - 1);
    let sum = f(0) + (freedom === 1 ? 1 : 0);
    for (let at = 1; at < steps; at += 1) {
      sum += (at % 2 ? 4 : 2) * f((at * Math.PI) / 2 / steps);
    }
    return (Math.sqrt(freedom) * sum * (Math.PI / 2)) / steps / 3;
  })();
  let [low, high] = [0, 60];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (area(middle) < 0.95 * half) low = middle;
    else high = middle;
  }
  return low;
}

const SETS = 3000;
/** Four standard deviations of a share of 95 % among as many sets. */
const BAND = 4 * Math.sqrt((0.95 * 0.05) / SETS);

describe('the difference of two scenarios', () => {
  it.each([-0.6, 0, 0.6, 0.95])(
    'has an interval that covers the true one 19 times in 20, at a correlation of %d',
    (correlation) => {
      const draw = normal(1 + Math.round(10 * (correlation + 1)));
      let covered = 0;
      for (let set = 0; set < SETS; set += 1) {
        const { first, other } = pairsOf(draw, 15, { correlation, spreads: [2, 3] });
        const { paired } = differenceOf(first, other) ?? { paired: { low: 0, high: 0 } };
        if (paired.low <= 3 && 3 <= paired.high) covered += 1;
      }
      expect(Math.abs(covered / SETS - 0.95)).toBeLessThan(BAND);
    },
  );

  it('tells the width of independent runs, which covers as stated where runs are independent', () => {
    const draw = normal(77);
    let covered = 0;
    for (let set = 0; set < SETS; set += 1) {
      const { first, other } = pairsOf(draw, 15, { spreads: [1, 4] });
      const found = differenceOf(first, other);
      if (found && Math.abs(found.paired.mean - 3) <= found.independentHalf) covered += 1;
    }
    expect(Math.abs(covered / SETS - 0.95)).toBeLessThan(BAND);
  });

  it('is narrower than that of independent runs by what the pairs have in common', () => {
    const draw = normal(5);
    for (const correlation of [-0.8, 0, 0.9]) {
      const { first, other } = pairsOf(draw, 4000, { correlation });
      const found = differenceOf(first, other);
      const ratio = found ? halfOf(found.paired) / found.independentHalf : 0;
      expect(ratio).toBeCloseTo(Math.sqrt(1 - correlation), 1);
    }
  });

  it.each([2, 3, 7, 15, 30])('equals an independent computation with %d pairs', (count) => {
    const { first, other } = pairsOf(normal(count), count, {
      correlation: 0.5,
      spreads: [1, 5],
    });
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / count;
    const [a, b] = [mean(first), mean(other)];
    const product = (u: readonly number[], v: readonly number[], mu: number, nu: number) =>
      u.reduce((sum, one, index) => sum + (one - mu) * ((v[index] ?? 0) - nu), 0) / (count - 1);
    const [varA, varB, covariance] = [
      product(first, first, a, a),
      product(other, other, b, b),
      product(first, other, a, b),
    ];
    const half = quantile95(count - 1) * Math.sqrt((varA + varB - 2 * covariance) / count);
    const freedom = ((varA + varB) ** 2 * (count - 1)) / (varA ** 2 + varB ** 2);
    const independent = quantile95(Math.floor(freedom)) * Math.sqrt((varA + varB) / count);
    const found = differenceOf(first, other);
    expect(found?.pairs).toBe(count);
    expect(found?.paired.mean).toBeCloseTo(b - a, 10);
    expect(found?.paired.low).toBeCloseTo(b - a - half, 3);
    expect(found?.paired.high).toBeCloseTo(b - a + half, 3);
    expect(found?.independentHalf).toBeCloseTo(independent, 3);
  });

  it('is that of the pairs, never of values of different replications', () => {
    const found = differenceOf([10, null, 30, 40], [11, 25, null, 44]);
    expect(found?.pairs).toBe(2);
    expect(found?.paired.mean).toBe(2.5);
    expect(differenceOf([1, null], [null, 2])).toBeNull();
  });

  it('tells two apart only where its interval lies on one side of none', () => {
    const told = (first: number[], other: number[]) => {
      const found = differenceOf(first, other);
      return found !== null && isTold(found);
    };
    expect(told([1, 2, 3], [2, 3.1, 3.9])).toBe(true);
    expect(told([2, 3.1, 3.9], [1, 2, 3])).toBe(true);
    expect(told([1, 2, 3], [3, 2, 1])).toBe(false);
    expect(told([1], [9])).toBe(false);
    expect(told([1, 1], [1, 1])).toBe(false);
  });

  it('has a mean over those replications that have the number', () => {
    expect(meanOf([1, null, 3])?.mean).toBe(2);
    expect(meanOf([null, null])).toBeNull();
  });
});
