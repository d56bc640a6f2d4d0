import { describe, expect, it } from 'vitest';
import { marginsOf, otherStatistic, repeatabilityOf } from '../../../src/comparison/claimsMargin';
import type { PrintedValue } from '../../../src/comparison/claimsTypes';
import {
  differenceSize,
  jointVerdict,
  measuredVerdict,
  pairedDifference,
  readingVerdict,
  relativeDifference,
  simulatedVerdict,
} from '../../../src/comparison/claimsVerdict';

const repeats = { within: ['5-B', '5-C'], between: ['17-B', '18-A'] } as const;
/** By configuration and statistic of the throughput. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '5-B': { 'throughput.mean': 100, 'throughput.median': 100, memory: 100 },
  '5-C': { 'throughput.mean': 101, 'throughput.median': 102, memory: 103 },
  '17-B': { 'throughput.mean': 100, 'throughput.median': 110, memory: 100 },
  '18-A': { 'throughput.mean': 105, 'throughput.median': 100, memory: 101 },
};
const value = (configuration: string, metric: string, printed: string | null): PrintedValue => ({
  scenario: `low-latency/${configuration}`,
  configuration,
  metric,
  printed,
  value: printed === null ? null : Number(printed),
});
const read = (configuration: string, metric: string) => {
  const found = PRINTED[configuration]?.[metric];
  return value(configuration, metric, found === undefined ? null : String(found));
};

describe('how far the study differs from itself', () => {
  it('is the larger difference of both statistics', () => {
    const found = repeatabilityOf('throughput.mean', repeats, read);
    expect(found.within).toBeCloseTo(0.02, 12);
    expect(found.between).toBeCloseTo(0.1, 12);
    expect(repeatabilityOf('throughput.median', repeats, read)).toEqual(found);
  });

  it('is between test cases at least what it is within one', () => {
    const found = repeatabilityOf('memory', repeats, read);
    expect(found.within).toBeCloseTo(0.03, 12);
    expect(found.between).toBe(found.within);
    expect(repeatabilityOf('unprinted', repeats, read)).toEqual({ within: 0, between: 0 });
  });

  it('counts only mean and median of the four quantities as two statistics of one', () => {
    for (const quantity of ['throughput', 'requestTime', 'responseTime', 'roundtripTime']) {
      expect(otherStatistic(`${quantity}.mean`)).toBe(`${quantity}.median`);
      expect(otherStatistic(`${quantity}.median`)).toBe(`${quantity}.mean`);
      expect(otherStatistic(`${quantity}.p90`)).toBeNull();
    }
    expect(otherStatistic('cpu.BPI8X-O01')).toBeNull();
    expect(otherStatistic('orchestrationsPerSecond.mean')).toBeNull();
    expect(otherStatistic('peak.throughput.mean')).toBeNull();
    expect(otherStatistic('throughput.mean.peak')).toBeNull();
  });
});

describe('the margins of a comparison', () => {
  const of = (left: string, right: string, printed: [string, string], repeated = true) =>
    marginsOf(
      value(left, 'throughput.mean', printed[0]),
      value(right, 'throughput.mean', printed[1]),
      { read, repeats: repeated ? repeats : null },
    );

  it('are of one test case, or of two; similar is judged by the larger', () => {
    const within = of('1-A', '1-B', ['1000', '1000']);
    expect(within.repeat).toBeCloseTo(0.02, 12);
    expect(within.similar).toBeCloseTo(0.1, 12);
    const between = of('1-A', '11-A', ['1000', '1000']);
    expect(between.repeat).toBeCloseTo(0.1, 12);
  });

  it('are at least one unit of the last printed decimal', () => {
    expect(of('1-A', '1-B', ['10', '5']).repeat).toBeCloseTo(0.2, 12);
    expect(of('1-A', '1-B', ['1.25', '50']).repeat).toBeCloseTo(0.02, 12);
    expect(of('1-A', '1-B', ['0.2', '50']).repeat).toBeCloseTo(0.5, 12);
    expect(of('1-A', '1-B', ['0', '50']).repeat).toBeCloseTo(0.02, 12);
  });

  it('are those of the printed digits and 10 % where a study repeats nothing', () => {
    const alone = of('1-A', '1-B', ['100', '200'], false);
    expect(alone.repeat).toBeCloseTo(0.01, 12);
    expect(alone.similar).toBeCloseTo(0.1, 12);
    expect(of('1-A', '1-B', ['4', '4'], false).similar).toBeCloseTo(0.25, 12);
  });
});

describe('differences', () => {
  it('are relative to the right value, their sizes to the smaller', () => {
    expect(relativeDifference(150, 100)).toBe(0.5);
    expect(relativeDifference(100, 200)).toBe(-0.5);
    expect(differenceSize(150, 100)).toBe(0.5);
    expect(differenceSize(100, 150)).toBe(0.5);
  });

  it('are paired replication by replication, relative to the mean of the right side', () => {
    const { mean, low, high } = pairedDifference([110, null, 130, 7], [100, 5, 100, null]) ?? {};
    expect(mean).toBeCloseTo(0.2, 12);
    // One degree of freedom: 12.7062 times the standard error of 0.1.
    expect(low).toBeCloseTo(0.2 - 1.27062, 5);
    expect(high).toBeCloseTo(0.2 + 1.27062, 5);
    expect(pairedDifference([1, null], [1, 1])).toBeNull();
    expect(pairedDifference([1, 1], [0, 0])).toBeNull();
    expect(pairedDifference([1, 2, 3], [1, 2])?.mean).toBe(0);
  });
});

describe('the verdict of two printed values', () => {
  const margins = { repeat: 0.1, similar: 0.2 };

  it.each([
    ['greater', 110, 100, 'cannot tell'],
    ['greater', 111, 100, 'holds'],
    ['greater', 100, 111, 'fails'],
    ['less', 100, 111, 'holds'],
    ['less', 111, 100, 'fails'],
    ['less', 100, 110, 'cannot tell'],
    ['similar', 120, 100, 'holds'],
    ['similar', 100, 120, 'holds'],
    ['similar', 100, 121, 'fails'],
  ] as const)('%s: %i against %i', (direction, left, right, verdict) => {
    expect(measuredVerdict(direction, left, right, margins)).toBe(verdict);
  });
});

describe('the verdict of words', () => {
  const [low, middle, high] = [
    { low: 0, high: 10 },
    { low: 10, high: 20 },
    { low: 15, high: 30 },
  ] as const;

  it('needs intervals that do not overlap; where they touch, they do not', () => {
    expect(readingVerdict('less', low, middle)).toBe('holds');
    expect(readingVerdict('greater', low, middle)).toBe('fails');
    expect(readingVerdict('greater', middle, low)).toBe('holds');
    expect(readingVerdict('less', middle, low)).toBe('fails');
    expect(readingVerdict('less', middle, high)).toBe('cannot tell');
    expect(readingVerdict('greater', high, middle)).toBe('cannot tell');
    expect(readingVerdict('similar', middle, high)).toBe('holds');
    expect(readingVerdict('similar', low, middle)).toBe('fails');
    expect(readingVerdict('similar', high, low)).toBe('fails');
    const same = { low: 5, high: 5 };
    expect(readingVerdict('less', same, same)).toBe('cannot tell');
  });
});

describe('the verdict of simulated differences', () => {
  it.each([
    ['greater', 0.01, 0.2, 'holds'],
    ['greater', 0, 0.2, 'cannot tell'],
    ['greater', -0.2, 0, 'cannot tell'],
    ['greater', -0.2, -0.01, 'fails'],
    ['less', -0.2, -0.01, 'holds'],
    ['less', -0.2, 0, 'cannot tell'],
    ['less', 0.01, 0.2, 'fails'],
    ['less', 0, 0.2, 'cannot tell'],
    // 25 % more one way round is 20 % less the other.
    ['similar', -0.2, 0.25, 'holds'],
    ['similar', -0.21, 0.25, 'cannot tell'],
    ['similar', -0.2, 0.26, 'cannot tell'],
    ['similar', 0.25, 0.3, 'cannot tell'],
    ['similar', 0.26, 0.3, 'fails'],
    ['similar', -0.3, -0.21, 'fails'],
    ['similar', -0.3, -0.2, 'cannot tell'],
  ] as const)('%s: from %f to %f', (direction, low, high, verdict) => {
    expect(simulatedVerdict(direction, { low, high }, { similar: 0.25 })).toBe(verdict);
  });

  it('holds together only where every one does', () => {
    expect(jointVerdict([])).toBe('cannot tell');
    expect(jointVerdict(['holds', 'holds'])).toBe('holds');
    expect(jointVerdict(['holds', 'cannot tell'])).toBe('cannot tell');
    expect(jointVerdict(['cannot tell', 'fails'])).toBe('fails');
  });
});
