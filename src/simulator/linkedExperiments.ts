import type { Summary } from './types';

/** Precomputed results of the scenarios that texts tell of, by their links. */
export interface LinkedExperimentsFile {
  modelVersion: string;
  seed: number;
  replications: number;
  configurations: Record<string, Pick<Summary, 'status' | 'metrics'>>;
}

/** Below the replays folder. */
export const linkedExperimentsFileOf = (study: string): string =>
  `linked/${study}-experiments.json`;
