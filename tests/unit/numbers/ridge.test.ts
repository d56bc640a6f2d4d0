import { describe, expect, it } from 'vitest';
import { ridges, ridgeValue } from '../../../src/numbers/ridge';

const one = (rows: number[][], response: number[], penalty: number) => {
  const [ridge] = ridges(rows, response, [penalty]);
  if (ridge === undefined) throw new Error('No regression.');
  return ridge;
};

describe('a ridge regression', () => {
  // By hand: of one feature the slope is that of least squares over 1 + penalty, and the middle is met.
  it.each([
    [1e-12, 2, 0],
    [1, 1, 2],
    [3, 0.5, 3],
  ])('with penalty %f has the slope %f and the intercept %f', (penalty, slope, intercept) => {
    const ridge = one([[1], [2], [3]], [2, 4, 6], penalty);
    expect(ridge.coefficients[0]).toBeCloseTo(slope, 9);
    expect(ridge.intercept).toBeCloseTo(intercept, 9);
    expect(ridgeValue(ridge, [2])).toBeCloseTo(4, 9);
  });

  it('shrinks features that have nothing in common alike, whatever their units', () => {
    const signs = [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ];
    const response = signs.map(([a = 0, b = 0]) => 7 + 3 * a + b);
    const inUnits = signs.map(([a = 0, b = 0]) => [a, 1000 * b + 5]);
    const { coefficients, intercept } = one(inUnits, response, 0.5);
    expect(coefficients[0]).toBeCloseTo(2, 12);
    expect(coefficients[1]).toBeCloseTo(2 / 3 / 1000, 12);
    expect(intercept + 5 * (coefficients[1] ?? 0)).toBeCloseTo(7, 12);
  });

  it('has no coefficient for what does not vary', () => {
    const { coefficients } = one(
      [
        [1, 4],
        [2, 4],
        [3, 4],
      ],
      [2, 4, 6],
      1e-9,
    );
    expect(coefficients[1]).toBe(0);
  });
});
