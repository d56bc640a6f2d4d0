import { expect, it } from 'vitest';
import { widened } from './widened';

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
    [-0.005, 0.005],
  ],
] as const)('the domain %j becomes %j', (domain, wide) => {
  const [low, high] = widened(domain);
  expect(low).toBeCloseTo(wide[0], 9);
  expect(high).toBeCloseTo(wide[1], 9);
});

it('tells values that differ by rounding apart from none', () => {
  const [low, high] = widened([0.3, 0.1 + 0.2]);
  expect(high - low).toBeCloseTo(0.003, 9);
});
