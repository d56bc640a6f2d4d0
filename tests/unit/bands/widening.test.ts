import { describe, expect, it } from 'vitest';
import { MOST_WIDENING, wideningOf, wideningWithError } from '../../../src/evidence/bands/widening';
import { cell, normal, uniforms } from './cellsFixture';

/** Errors that grow with the distance as they should, in clusters of four. */
function drawn(k: number, seed: number) {
  const uniform = uniforms(seed);
  return Array.from({ length: 400 }, (_, i) => {
    const distance = 2 * uniform();
    const metric = i % 2 === 0 ? 'rate' : 'time';
    const scale = metric === 'rate' ? 0.1 : 7;
    const residual = scale * normal(uniform) * (1 + k * distance);
    return cell({ metric, distance, residual, cluster: String(Math.floor(i / 4)) });
  });
}

describe('the widening', () => {
  it('is the slope relative to the value at 0, each metric by its own mean', () => {
    const line = [0, 1, 2, 3].flatMap((distance) => [
      cell({ distance, residual: 0.1 * (1 + 0.5 * distance) }),
      cell({ distance, residual: -20 * (1 + 0.5 * distance), metric: 'time' }),
    ]);
    expect(wideningOf(line)).toBeCloseTo(0.5, 12);
  });

  it('is never below 0 nor above the most', () => {
    const falling = [0, 1, 2].map((distance) => cell({ distance, residual: 3 - distance }));
    const steep = [0, 1, 2].map((distance) => cell({ distance, residual: distance ** 2 }));
    expect(wideningOf(falling)).toBe(0);
    expect(wideningOf(steep)).toBe(MOST_WIDENING);
  });

  it('is 0 where distances or errors tell nothing', () => {
    expect(wideningOf([])).toBe(0);
    expect(wideningOf([cell({ distance: 1 }), cell({ distance: 1, residual: 2 })])).toBe(0);
    expect(wideningOf([cell({ residual: 0 }), cell({ distance: 1, residual: 0 })])).toBe(0);
  });

  it('is found again in errors drawn with it, within its standard error', () => {
    const found = Array.from({ length: 20 }, (_, seed) => wideningWithError(drawn(1, seed + 1)));
    const within = found.filter(({ k, standardError }) => Math.abs(k - 1) < 2 * standardError);
    // Of 20 fair draws 19 lie so on average; fewer than 14 would be one case in ten thousand.
    expect(within.length).toBeGreaterThanOrEqual(14);
    expect(found.every(({ standardError }) => standardError > 0 && standardError < 1)).toBe(true);
  });
});
