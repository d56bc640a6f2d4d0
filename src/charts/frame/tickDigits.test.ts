import { ticks } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { tickDigits } from './tickDigits';

describe('tickDigits', () => {
  it.each([
    [[], 0],
    [[7], 0],
    [[0, 200], 0],
    [[0, 1], 0],
    [[-0.5, 0], 1],
    [[3, 2.8], 1],
    [[0.25, 0.3], 2],
    [[0, 0.001], 3],
    [[0.3, 0.3], 0],
    [[0, 1e-201], 20],
  ])('of %j is %i', (values, digits) => {
    expect(tickDigits(values)).toBe(digits);
  });

  it('leaves no two ticks with the same text', () => {
    for (let power = -6; power < 6; power += 1) {
      for (const top of [1, 1.7, 2.3, 4.4, 7.9]) {
        const values = ticks(0, top * 10 ** power, 5);
        const texts = values.map((value) => value.toFixed(tickDigits(values)));
        expect(new Set(texts).size).toBe(values.length);
      }
    }
  });
});
