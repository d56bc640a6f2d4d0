import { readFileSync } from 'node:fs';
import { readConfiguration, WASM_FILE } from '../../scripts/replay/catalogue';
import { applySettings } from '../../scripts/replay/options';
import type { KnobValues } from '../../src/scenario/schema';
import { replicateToEnd } from '../../src/simulator/replicate';
import { summarise } from '../../src/simulator/summarise';
import { loadSimulator } from '../../src/simulator/wasm';
import { studyNamed } from '../../src/studies/registry';

const SEED = 7;

export interface Changed {
  scenario: string;
  path: string;
  changes: KnobValues;
}

/** Scenarios of each study that no page shows precomputed, and the same as the command line sets them. */
const SCENARIOS: readonly Changed[] = [
  {
    scenario: 'low-latency/20-A',
    path: 'low-latency/test-case-20?config=A&sendOnly=3',
    changes: { sendOnly: 3 },
  },
  {
    scenario: 'capacity/sustainable',
    path: 'capacity/lab?config=sustainable&ratePerSecond=140',
    changes: { ratePerSecond: 140 },
  },
  {
    scenario: 'worker-threads/200-throttled',
    path: 'worker-threads/lab?config=200-throttled&maxWorkerThreads=150',
    changes: { maxWorkerThreads: 150 },
  },
  {
    scenario: 'adapters/file-local/2006/2kb',
    path: 'adapters/lab?config=file-local/2006/2kb&sizeKb=64&hostInstances=2',
    changes: { sizeKb: 64, hostInstances: 2 },
  },
  {
    scenario: 'scale-up/L3',
    path: 'scale-up/lab?config=L3&masterProcessors=32&workerMessageBoxes=3',
    changes: { masterProcessors: 32, workerMessageBoxes: 3 },
  },
];

/** With their seed. */
export const CHANGED = SCENARIOS.map((changed) => ({
  ...changed,
  path: `${changed.path}&seed=${SEED}`,
}));

/** The digest that the same request gives in Node. */
export async function digestHere({ scenario, changes }: Changed): Promise<string> {
  const { study, values } = applySettings(readConfiguration(scenario), changes);
  const simulator = await loadSimulator(readFileSync(WASM_FILE));
  const reports = Array.from(
    { length: studyNamed(study).protocol.replications },
    (_, replication) =>
      replicateToEnd(simulator, { study, values, seed: SEED, replication, protocol: 'study' }),
  );
  return summarise(SEED, reports).digest;
}
