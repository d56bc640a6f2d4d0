import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PoolPoint } from '../../src/charts/curves/PoolCliff';
import { DEFAULT_SEED } from '../../src/scenario/scenario';
import {
  POOL_CLIFF_FILE,
  type PoolCliffFile,
} from '../../src/studies/worker-threads/pages/poolCliff';
import { readConfiguration } from './catalogue';
import { jsonText } from './jsonText';
import { applySettings } from './options';
import { simulateScenarios } from './simulate';

/** The run whose pools the cliff varies; the sizes lie closer where completions fall. */
export const CLIFF = {
  base: 'worker-threads/100',
  seed: DEFAULT_SEED,
  replications: 20,
  threads: [
    25, 50, 75, 100, 105, 110, 115, 120, 122, 124, 126, 128, 130, 135, 140, 145, 150, 175, 200, 225,
    250, 275, 300,
  ],
} as const;

/** Simulates the run with each size of the pools; what every replication completed. */
export async function simulateCliff(
  sizes: readonly number[],
): Promise<{ modelVersion: string; points: PoolPoint[] }> {
  const configuration = readConfiguration(CLIFF.base);
  const results = await simulateScenarios(
    sizes.map((maxWorkerThreads) => applySettings(configuration, { maxWorkerThreads })),
    CLIFF,
  );
  const points = results.map(({ samples }, index) => ({
    threads: sizes[index] ?? 0,
    completed: (samples.completed ?? []).map((value) => value ?? 0),
  }));
  return { modelVersion: results[0]?.summary.modelVersion ?? '', points };
}

/** Writes the cliff to static/data, the replications of a size on one line. */
export async function writeCliff(): Promise<void> {
  const { base, seed, threads } = CLIFF;
  const { modelVersion, points } = await simulateCliff(threads);
  const cliff: PoolCliffFile = { base, modelVersion, seed, points };
  const file = path.join(__dirname, '../../static/data', POOL_CLIFF_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, jsonText(cliff, 2));
}
