/** Watches the run that the page of single messages shows first, and keeps what it shows without a simulator. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadSimulator } from '../src/simulator/wasm';
import { watchRun } from '../src/simulator/watch/watchRun';
import { watchPartOf } from '../src/studies/parts';
import { STUDY_IDS } from '../src/studies/registry';
import { readWatched } from '../src/watch/run/read';
import { stillOf } from '../src/watch/run/still';
import { readConfiguration, WASM_FILE } from './replay/catalogue';
import { applySettings } from './replay/options';

const FOLDER = 'generated/watch';

async function main() {
  const part = await watchPartOf(STUDY_IDS[0] ?? '');
  if (part === undefined) throw new Error('There is no study to watch.');
  const { study } = part;
  const simulator = await loadSimulator(readFileSync(WASM_FILE));
  const configuration = readConfiguration(study.firstScenario);
  const { values } = applySettings(configuration);
  const run = { study: study.id, values, seed: 1, replication: 0, protocol: 'study' as const };
  const found = watchRun(simulator, run, study.choiceAt(null));
  if (found === null) throw new Error(`${study.firstScenario} cannot be watched.`);
  const read = readWatched(study, found, configuration.values);
  const view = {
    timeMs: 1000 * study.accepted.first,
    slowed: study.firstSlowed,
    message: null,
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/still.json`, JSON.stringify(stillOf(read, view)));
  console.log(`${read.run.journeys.length} messages watched`);
}

void main();
