import { expect, it } from 'vitest';
import { dot, solvePositive } from '../../../src/numbers/linear';

it('solves equations with a symmetric positive definite matrix', () => {
  const [x = Number.NaN, y = Number.NaN] =
    solvePositive(
      [
        [4, 2],
        [2, 3],
      ],
      [10, 9],
    ) ?? [];
  expect(x).toBeCloseTo(1.5, 12);
  expect(y).toBeCloseTo(2, 12);
});

it('solves three equations that it is given the products of', () => {
  const a = [
    [25, 15, -5],
    [15, 18, 0],
    [-5, 0, 11],
  ];
  const known = [1, -2, 3];
  const solved = solvePositive(
    a,
    a.map((row) => dot(row, known)),
  );
  known.forEach((value, place) => {
    expect(solved?.[place]).toBeCloseTo(value, 12);
  });
});

it('has no solution to tell where the matrix is not positive definite', () => {
  expect(
    solvePositive(
      [
        [1, 2],
        [2, 1],
      ],
      [1, 1],
    ),
  ).toBeNull();
  expect(
    solvePositive(
      [
        [1, 1],
        [1, 1],
      ],
      [1, 1],
    ),
  ).toBeNull();
});
