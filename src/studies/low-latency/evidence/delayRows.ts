import { median, sum } from 'd3-array';
import type { ResidualCell } from './types';

/** First test case whose responses take longer than their parts. */
export const DELAYED_FROM = 8;

/** What is left of a printed response time when everything simulated but the delay is taken off. */
export interface LeftOver {
  /** Such as "20-A". */
  id: string;
  testCase: number;
  server: string;
  messageBoxes: number;
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

/** A time in ms, printed and simulated. */
export type Both = Pick<ResidualCell, 'measured' | 'simulated'>;

/** What two configurations that differ in the number of their users alone differ by in their times. */
export interface Growth {
  /** The one with fewer users. */
  from: string;
  to: string;
  users: readonly [number, number];
  request: Both;
  response: Both;
}

export interface DelayData {
  leftOvers: readonly LeftOver[];
  sums: readonly PartsSum[];
  forecast: readonly ForecastLack[];
  growths: readonly Growth[];
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

/** By how many ms responses grow for each ms by which requests grow, over all pairs. */
export const responsePerRequest = (growths: readonly Growth[], from: keyof Both): number =>
  sum(growths, ({ response }) => response[from]) / sum(growths, ({ request }) => request[from]);
