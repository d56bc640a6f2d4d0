import { median } from 'd3-array';

/** First test case whose responses take longer than their parts. */
export const DELAYED_FROM = 8;

/** What is left of a printed response time when everything simulated but the delay is taken off. */
export interface LeftOver {
  /** Such as "20-A". */
  id: string;
  testCase: number;
  server: string;
  /** Measured, in messages a second. */
  throughputPerSecond: number;
  leftOverMs: number;
}

/** By how much the printed roundtrip of a row is longer than its printed parts together. */
export interface PartsSum {
  id: string;
  testCase: number;
  statistic: 'mean' | 'median';
  differenceMs: number;
}

/** What a forecast without the delay lacks of the printed times of a configuration. */
export interface ForecastLack {
  id: string;
  requestMs: number;
  responseMs: number;
}

export interface DelayData {
  leftOvers: readonly LeftOver[];
  sums: readonly PartsSum[];
  forecast: readonly ForecastLack[];
}

/** Rows before the change and from it on. */
export const byPeriod = <T extends { testCase: number }>(rows: readonly T[]) => ({
  before: rows.filter(({ testCase }) => testCase < DELAYED_FROM),
  after: rows.filter(({ testCase }) => testCase >= DELAYED_FROM),
});

/** The median of what is left over, ms. */
export const medianLeftOver = (rows: readonly LeftOver[]): number =>
  median(rows, ({ leftOverMs }) => leftOverMs) ?? Number.NaN;

/** How many rows print a roundtrip that is exactly the sum of its parts. */
export const exactSums = (rows: readonly PartsSum[]): number =>
  rows.filter(({ differenceMs }) => differenceMs === 0).length;
