import { expect, it } from 'vitest';
import { extentAround, widened } from './widened';

it.each([
  [
    [0, 200],
    [0, 200],
  ],
  [
    [99, 100],
    [99, 100],
  ],
  [
    [100, 100],
    [99.5, 100.5],
  ],
  [
    [-100.25, -100],
    [-100.62625, -99.62375],
  ],
  [
    [0, 0],
    [0, 0.01],
  ],
] as const)('the domain %j becomes %j', (domain, wide) => {
  const [low, high] = widened(domain);
  expect(low).toBeCloseTo(wide[0], 9);
  expect(high).toBeCloseTo(wide[1], 9);
});

it.each([
  ['a time whose interval reaches below zero', [800], [-1000, 2600], [0, 2600]],
  ['zero alone', [0, 0], [-3, 3], [0, 3]],
  ['an interval above zero', [800], [700, 900], [700, 900]],
  ['a difference', [-2, 5], [-4, 6], [-4, 6]],
  ['nothing', [], [], [0, 1]],
] as const)('%s has its axis begin where its values can', (_, values, around, ends) => {
  expect(extentAround(values, around)).toEqual(ends);
});

it('tells values that differ by rounding apart from none', () => {
  const [low, high] = widened([0.3, 0.1 + 0.2]);
  expect(high - low).toBeCloseTo(0.003, 9);
});
