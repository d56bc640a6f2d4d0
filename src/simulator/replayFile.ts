import type { Summary } from './types';

/** Precomputed results of a test case's configurations by printed label. */
export interface ReplayFile {
  modelVersion: string;
  seed: number;
  replications: number;
  configurations: Record<string, Summary>;
}

const SIGNIFICANT_DIGITS = 3;
/** Instants, whose precision does not follow their size. */
const EXACT_LINES = ['checkpointMs'];

const short = (value: number | null): number | null =>
  value === null ? null : Number(value.toPrecision(SIGNIFICANT_DIGITS));

/** The summary with its time series at drawing precision; every other number stays exact. */
export function withShortSeries(summary: Summary): Summary {
  const lines = Object.entries(summary.series).map(([name, line]) => [
    name,
    Array.isArray(line) && !EXACT_LINES.includes(name) ? line.map(short) : line,
  ]);
  return { ...summary, series: Object.fromEntries(lines) as Summary['series'] };
}
