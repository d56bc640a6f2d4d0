import type { Summary } from './types';

/** Precomputed results of a test case's configurations by printed label. */
export interface ReplayFile {
  modelVersion: string;
  seed: number;
  replications: number;
  configurations: Record<string, Summary>;
}

/** Number of replications behind precomputed results, and wherever none is named. */
export const DEFAULT_REPLICATIONS = 4;

const SIGNIFICANT_DIGITS = 3;

const short = (value: number): number => Number(value.toPrecision(SIGNIFICANT_DIGITS));
const shortOrNull = (value: number | null): number | null => (value === null ? null : short(value));

/** The summary with its time series at drawing precision; every other number stays exact. */
export function withShortSeries(summary: Summary): Summary {
  const { series } = summary;
  return {
    ...summary,
    series: {
      ...series,
      roundtripMs: series.roundtripMs.map(shortOrNull),
      throughputPerSecond: series.throughputPerSecond.map(short),
      applicationQueue: series.applicationQueue.map(short),
      spool: series.spool.map(short),
    },
  };
}
