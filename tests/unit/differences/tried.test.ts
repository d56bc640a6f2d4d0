import { describe, expect, it } from 'vitest';
import { triedDifferences, triedPairs } from '../../../src/evidence/differences/tried';
import { pair, pairsOf } from './pairsFixture';

const twenty = pairsOf(Array(20).fill(0.1));

describe('a pair that is tried', () => {
  it('is judged by pairs that share no test case with it', () => {
    // Its own error would widen the band enough to hold it.
    const off = pairsOf([0.9, 0.9, 0.9], 0.5, { clusters: ['off'] });
    const tried = triedPairs([...twenty, ...off]);
    expect(tried.map(({ isCovered }) => isCovered)).toEqual([
      ...Array(20).fill(true),
      ...Array(3).fill(false),
    ]);
    const bound = pairsOf([0.9, 0.9, 0.9], 0.5, { clusters: ['off', '3'] });
    expect(triedPairs([...twenty, ...bound]).filter(({ isCovered }) => !isCovered)).toHaveLength(3);
  });

  it('is told where it is larger than the error and had a direction', () => {
    const small = pair({ clusters: ['small'], predicted: 0.09, measured: 0.09 });
    const tried = triedPairs([...twenty, small]);
    expect(tried.map(({ isTold }) => isTold)).toEqual([...Array(20).fill(true), false]);
  });

  it('is left out where the others are too few', () => {
    expect(triedPairs(twenty.slice(0, 10))).toEqual([]);
    expect(triedPairs(twenty.slice(0, 11))).toHaveLength(11);
  });
});

it('tried pairs are counted: held, told, told rightly, large, and told of the large ones', () => {
  const one = (measured: number, isCovered: boolean, isTold: boolean) => ({
    pair: pair({ measured, predicted: 0.2, clusters: [`${measured}`] }),
    isCovered,
    isTold,
  });
  const counted = triedDifferences([
    one(0.25, true, true),
    one(-0.25, false, true),
    one(0.13, true, false),
    one(0.11, true, false),
  ]);
  expect(counted).toMatchObject({ told: 2, right: 1, large: 3, largeTold: 2 });
  expect(counted.coverage).toMatchObject({ covered: 3, cells: 4 });
});
