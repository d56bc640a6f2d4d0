import { describe, expect, it } from 'vitest';
import { bars, barWidthMs, quantileMs, shareBetween, totalCount } from './histogram';
import { goalShares } from './latencyGoal';
import { type StageTime, stageRows } from './stageRows';

/** Sixteen roundtrips in bins of 10 ms; the last bin is what lies beyond 40 ms. */
const histogram = { binMs: 10, counts: [1, 3, 4, 0, 8] };
const nothing = { binMs: 10, counts: [0, 0] };

describe('a histogram of roundtrips', () => {
  it('has shares between bin edges', () => {
    expect(totalCount(histogram)).toBe(16);
    expect(shareBetween(histogram, 0, 20)).toBe(0.25);
    expect(shareBetween(histogram, 10, 30)).toBe(0.4375);
    expect(shareBetween(histogram, 30, 40)).toBe(0);
    expect(shareBetween(histogram, 20, Number.POSITIVE_INFINITY)).toBe(0.75);
    expect(shareBetween(nothing, 0, 20)).toBe(0);
  });

  it('has quantiles at the upper edge of their bin', () => {
    expect(
      [0, 0.0625, 0.07, 0.25, 0.5, 0.51, 1].map((share) => quantileMs(histogram, share)),
    ).toEqual([10, 10, 20, 20, 30, 50, 50]);
    expect(quantileMs(histogram, 1.1)).toBe(50);
  });

  it('is held against a goal', () => {
    const goal = { meanMs: 0, fastMs: 20, fastShare: 0.9, slowMs: 40, slowShare: 0.1 };
    expect(goalShares(histogram, goal)).toEqual({ fast: 0.25, slow: 0.25, beyond: 0.5 });
  });
});

describe('bars', () => {
  it('are as wide as bins allow and no more than fit', () => {
    expect(barWidthMs(10, 1000, 100)).toBe(10);
    expect(barWidthMs(10, 1000, 99)).toBe(20);
    expect(barWidthMs(20, 1000, 25)).toBe(100);
    expect(barWidthMs(25, 1000, 40)).toBe(50);
    expect(barWidthMs(30, 10_000, 20)).toBe(510);
    expect(barWidthMs(10, 600_000, 100)).toBe(6000);
  });

  it('group bins up to where they are drawn', () => {
    expect(bars(histogram, 20, 40)).toEqual({ barMs: 20, shares: [0.25, 0.25] });
    expect(bars(histogram, 20, 50).shares).toEqual([0.25, 0.25, 0.5]);
    expect(bars(histogram, 10, 1000).shares).toHaveLength(100);
    expect(bars(nothing, 10, 20).shares).toEqual([0, 0]);
  });
});

describe('stages end to end', () => {
  const stage = (id: string, path: StageTime['path'], meanMs: number): StageTime => ({
    id,
    label: id,
    path,
    kind: 'work',
    meanMs,
  });
  const stages = [stage('a', 'request', 10), stage('c', 'response', 5), stage('b', 'request', 20)];

  it('stand under the total of their path, each where the one before ends', () => {
    expect(
      stageRows(stages).map(({ id, label, kind, fromMs, meanMs, changeMs }) => [
        id,
        label,
        kind,
        fromMs,
        meanMs,
        changeMs,
      ]),
    ).toEqual([
      ['request', 'Request', null, 0, 30, null],
      ['a', 'a', 'work', 0, 10, null],
      ['b', 'b', 'work', 10, 20, null],
      ['response', 'Response', null, 30, 5, null],
      ['c', 'c', 'work', 30, 5, null],
    ]);
  });

  it('say how they differ from the published ones', () => {
    const published = [
      stage('b', 'request', 25),
      stage('c', 'response', 2),
      stage('d', 'response', 9),
    ];
    expect(stageRows(stages, published).map(({ changeMs }) => changeMs)).toEqual([
      5,
      null,
      -5,
      -6,
      3,
    ]);
  });
});
