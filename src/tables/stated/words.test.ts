import { describe, expect, it } from 'vitest';
import { isHardlyChanged, isTimes, percentApart } from './words';

describe('words for ratios', () => {
  it('calls a ratio by the number it is near', () => {
    expect([1.85, 1.94, 2.15].map((ratio) => isTimes(ratio, 2))).toEqual([true, true, true]);
    expect([1.6, 2.26].map((ratio) => isTimes(ratio, 2))).toEqual([false, false]);
    expect([0.5, 0.88].map((ratio) => isTimes(ratio, 0.5))).toEqual([true, false]);
  });

  it('says “hardly” of a few percent, up or down', () => {
    expect([1.03, 0.96].map(isHardlyChanged)).toEqual([true, true]);
    expect([80 / 93, 1.1].map(isHardlyChanged)).toEqual([false, false]);
  });

  it('says by how much, without a sign', () => {
    expect([percentApart(123 / 77), percentApart(83 / 98, 1)]).toEqual([
      '60\u202f%',
      '15.3\u202f%',
    ]);
  });
});
