import { readFileSync } from 'node:fs';
import { DEFAULT_SEED } from '../../src/scenario/scenario';
import { replicateToEnd } from '../../src/simulator/replicate';
import type { Run } from '../../src/simulator/types';
import { loadSimulator } from '../../src/simulator/wasm';
import { readConfiguration, WASM_FILE } from '../replay/catalogue';
import { applySettings } from '../replay/options';
import { cpuSeconds } from './clock';

const SCENARIO = 'low-latency/20-A';
const REPETITIONS = 7;

/** What a full replay takes in WebAssembly, fastest of several. */
export async function measureReplay() {
  const { study, values } = applySettings(readConfiguration(SCENARIO));
  const simulator = await loadSimulator(readFileSync(WASM_FILE));
  let events = 0;
  const replay = (): void => {
    const run: Run = {
      study,
      values,
      seed: DEFAULT_SEED,
      replication: 0,
      protocol: 'study',
    };
    events = replicateToEnd(simulator, run).events;
  };
  const seconds = Array.from({ length: REPETITIONS }, () => cpuSeconds(replay));
  return { scenario: SCENARIO, cpuSeconds: Number(Math.min(...seconds).toFixed(3)), events };
}
