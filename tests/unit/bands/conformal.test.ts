import { describe, expect, it } from 'vitest';
import { conformalQuantile } from '../../../src/evidence/bands/conformal';
import { normal, uniforms } from './cellsFixture';

const upTo = (n: number) => Array.from({ length: n }, (_, i) => n - i);

describe('the conformal quantile', () => {
  it.each([
    [1, 1],
    [8, 8],
    [9, 9],
    [10, 10],
    [11, 11],
    [18, 18],
    [19, 18],
    [20, 19],
    [28, 27],
    [29, 27],
    [30, 28],
  ])('of the sizes 1 to %i is %i', (n, expected) => {
    expect(conformalQuantile(upTo(n))).toBe(expected);
  });

  it('is exact where the rule gives a whole place', () => {
    for (let n = 9; n < 1000; n += 10) expect(conformalQuantile(upTo(n))).toBe((9 * (n + 1)) / 10);
  });

  it('is none of no sizes, and leaves the sizes in their order', () => {
    const sizes = [3, 1, 2];
    expect(conformalQuantile([])).toBeNull();
    conformalQuantile(sizes);
    expect(sizes).toEqual([3, 1, 2]);
  });

  it.each([19, 99])('of %i draws holds the next in 90 of 100 cases', (n) => {
    const uniform = uniforms(n);
    const trials = 4000;
    let held = 0;
    for (let trial = 0; trial < trials; trial += 1) {
      const sizes = Array.from({ length: n }, () => Math.abs(normal(uniform)));
      if (Math.abs(normal(uniform)) <= (conformalQuantile(sizes) ?? 0)) held += 1;
    }
    // The place is (n + 1) · 0.9 exactly, so the chance is 0.9; four standard errors of a binomial share.
    expect(Math.abs(held / trials - 0.9)).toBeLessThan(4 * Math.sqrt((0.9 * 0.1) / trials));
  });
});
