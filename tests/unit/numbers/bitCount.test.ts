import { expect, it } from 'vitest';
import { bitCount } from '../../../src/numbers/bitCount';

it('counts the bits that are set, as the binary digits say', () => {
  const digitsOf = (mask: number) => [...mask.toString(2)].filter((one) => one === '1').length;
  for (const mask of [0, 1, 2, 3, 8, 11, 15, 0x55555555, 0x7fffffff])
    expect(bitCount(mask), `${mask}`).toBe(digitsOf(mask));
});
