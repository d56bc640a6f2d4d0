/** Watches the run that the page of single messages shows first, and keeps what it shows without a simulator. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadSimulator } from '../src/simulator/wasm';
import { watchRun } from '../src/simulator/watch/watchRun';
import { FIRST_SCENARIO, FIRST_VIEW } from '../src/studies/low-latency/watch/link';
import { hasOneMessageBox, NOTED, readWatched } from '../src/studies/low-latency/watch/run';
import { stillOf } from '../src/studies/low-latency/watch/still';
import { readConfiguration, WASM_FILE } from './replay/catalogue';
import { applySettings } from './replay/options';

const FOLDER = 'generated/watch';

async function main() {
  const simulator = await loadSimulator(readFileSync(WASM_FILE));
  const configuration = readConfiguration(FIRST_SCENARIO);
  const { study, values } = applySettings(configuration);
  const run = { study, values, seed: 1, replication: 0, protocol: 'study' as const };
  const watched = watchRun(simulator, run, NOTED);
  if (watched === null) throw new Error(`${FIRST_SCENARIO} cannot be watched.`);
  const read = readWatched(watched, hasOneMessageBox(configuration.values));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/still.json`, JSON.stringify(stillOf(read, FIRST_VIEW)));
  console.log(`${read.journeys.length} messages watched`);
}

void main();
