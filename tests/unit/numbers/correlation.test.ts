import { expect, it } from 'vitest';
import { correlationOf } from '../../../src/numbers/correlation';

it('is what products of deviations say, and nothing where a side does not vary', () => {
  expect(
    correlationOf([
      [1, 2],
      [2, 4],
      [3, 6],
    ]),
  ).toBeCloseTo(1, 12);
  expect(
    correlationOf([
      [1, 3],
      [2, 1],
      [3, 2],
    ]),
  ).toBeCloseTo(-0.5, 12);
  expect(
    correlationOf([
      [1, 3],
      [1, 1],
    ]),
  ).toBeNull();
});
