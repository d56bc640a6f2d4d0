import { readFileSync } from 'node:fs';
import { DEFAULT_SEED } from '../../src/scenario/scenario';
import { replicateToEnd } from '../../src/simulator/replicate';
import type { Run } from '../../src/simulator/types';
import { loadSimulator } from '../../src/simulator/wasm';
import { readConfigurations, readSchema, WASM_FILE } from '../replay/catalogue';
import { applySettings } from '../replay/options';
import { cpuSeconds } from './clock';

const SCENARIO = 'low-latency/20-A';
const REPETITIONS = 7;

/** What a 30-minute replay takes in WebAssembly, fastest of several. */
export async function measureReplay() {
  const schema = readSchema();
  const found = readConfigurations(schema).find(({ scenario }) => scenario === SCENARIO);
  if (found === undefined) throw new Error(`${SCENARIO} is not published.`);
  const { values } = applySettings(schema, SCENARIO, found.values, {});
  const simulator = await loadSimulator(readFileSync(WASM_FILE));
  let events = 0;
  const replay = (): void => {
    const run: Run = {
      study: 'low-latency',
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
