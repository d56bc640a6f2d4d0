import type { Report } from './report';

/** A metric's value in each replication, in the order of their numbers; null where one has no samples. */
export type Samples = Readonly<Record<string, readonly (number | null)[]>>;

/** Precomputed results of a study replication by replication, by printed id of the configuration ("20-A"). */
export interface SamplesFile {
  modelVersion: string;
  seed: number;
  replications: number;
  configurations: Record<string, Samples>;
}

/** What a summary averages: needed where two scenarios are compared replication by replication. */
export function samplesOf(reports: readonly Report[]): Samples {
  const names = new Set(reports.flatMap((report) => Object.keys(report.metrics)));
  return Object.fromEntries(
    [...names].map((name) => [name, reports.map(({ metrics }) => metrics[name] ?? null)]),
  );
}

/** Where the values of each replication of a study lie below the replays folder; no page loads them. */
export const samplesFileOf = (study: string): string => `samples/${study}.json`;
