import { describe, expect, it } from 'vitest';
import {
  meanInside,
  meanValueAnalysis,
  mostPerSecond,
  waitMs,
  wholePercent,
} from '../../../src/course/theory';

describe('the formulas of the course', () => {
  it('wait as before one server, and have no answer where it is full', () => {
    expect(waitMs(50, 10)).toBe(10);
    expect(waitMs(90, 10)).toBeCloseTo(90, 9);
    expect(waitMs(100, 10)).toBeNull();
    expect(waitMs(101, 10)).toBeNull();
  });

  it('count those inside by how work varies: half as long a line where it does not', () => {
    expect(meanInside(50, 10, 1)).toBeCloseTo(1, 9);
    expect(meanInside(50, 10, 0)).toBeCloseTo(0.75, 9);
    expect(meanInside(100, 10, 1)).toBeNull();
  });

  it('let one user never wait, and share equal places evenly', () => {
    expect(meanValueAnalysis(1, 60, [10, 30])).toBeCloseTo(10, 9);
    for (const users of [1, 2, 5]) // n users at m equal places: n / (n + m - 1) of the most
      expect(meanValueAnalysis(users, 0, [10, 10, 10])).toBeCloseTo((100 * users) / (users + 2), 9);
    const [two, between, three] = [2, 2.5, 3].map((users) =>
      meanValueAnalysis(users, 50, [10, 30]),
    );
    expect(between).toBeGreaterThan(two ?? 0);
    expect(between).toBeLessThan(three ?? 0);
  });

  it('bound a throughput by users who never wait and by the longest work', () => {
    expect(mostPerSecond(1, 60, [10, 30])).toBe(10);
    expect(mostPerSecond(100, 60, [10, 30])).toBeCloseTo(33.333, 3);
  });

  it('ask for whole percent alone, ends included', () => {
    expect(wholePercent(50, 10, 50, 90)).toBe(true);
    expect(wholePercent(90, 10, 50, 90)).toBe(true);
    expect(wholePercent(49, 10, 50, 90)).toBe(false);
    expect(wholePercent(91, 10, 50, 90)).toBe(false);
    expect(wholePercent(55, 9.1, 40, 90)).toBe(false);
  });
});
