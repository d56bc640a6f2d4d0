import { expect, it } from 'vitest';
import { exp } from '../../../src/numbers/elementary';
import { leastSquares } from '../../../src/numbers/leastSquares';

it('finds the parameters that made the numbers', () => {
  const decay = ([size = 0, rate = 0]: readonly number[]) =>
    [0, 1, 2, 3, 5].map((time) => size * exp(-rate * time));
  const made = decay([4, 0.7]);
  const found = leastSquares(
    (p) => decay(p).map((value, place) => value - (made[place] as number)),
    [1, 0.1],
  );
  expect(found[0]).toBeCloseTo(4, 4);
  expect(found[1]).toBeCloseTo(0.7, 4);
});

it('follows a bent valley to its lowest point', () => {
  const [x, y] = leastSquares(([a = 0, b = 0]) => [10 * (b - a * a), 1 - a], [-1.2, 1]);
  expect(x).toBeCloseTo(1, 4);
  expect(y).toBeCloseTo(1, 4);
});

it('takes the middle of what contradicts itself, and leaves alone what moves nothing', () => {
  const [middle, idle] = leastSquares(([a = 0]) => [a - 1, a - 2, a - 6], [0, 5]);
  expect(middle).toBeCloseTo(3, 6);
  expect(idle).toBe(5);
});
