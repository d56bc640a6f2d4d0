/** Watches the run that pages of single messages show first, and keeps what they show without a simulator. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadSimulator } from '../src/simulator/wasm';
import { watchRun } from '../src/simulator/watch/watchRun';
import { crowdOf, longestOf, toRows } from '../src/story/run/crowd';
import { excerptOf, taleOf } from '../src/story/run/tale';
import { typicalOf } from '../src/story/run/typical';
import { watchPartOf } from '../src/studies/parts';
import { STUDY_IDS } from '../src/studies/registry';
import { readWatched } from '../src/watch/run/read';
import { stillOf } from '../src/watch/run/still';
import type { WatchedRun } from '../src/watch/run/watched';
import { readConfiguration, WASM_FILE } from './replay/catalogue';
import { applySettings } from './replay/options';

const FOLDER = 'generated/watch';

const STORY_FOLDER = 'generated/story';

/** Part of the minute before its checkpoint, which a typical message does not meet. */
const CALM = { fromMs: 335_000, untilMs: 359_000 };

/** The message that the story follows, and the one that it asks for. */
function writeStory(run: WatchedRun) {
  const crowd = crowdOf(run);
  const longest = longestOf(crowd)?.message;
  const told = typicalOf(run, CALM, [
    'request publishWait',
    'request pollWait',
    'request dispatchWait',
  ]);
  const excerpt = (message: number | undefined) => {
    const tale = message === undefined ? null : taleOf(run, message);
    if (tale === null) throw new Error('The run has no message to tell of.');
    return JSON.stringify(excerptOf(tale));
  };
  mkdirSync(STORY_FOLDER, { recursive: true });
  writeFileSync(`${STORY_FOLDER}/told.json`, excerpt(told));
  writeFileSync(`${STORY_FOLDER}/longest.json`, excerpt(longest));
  writeFileSync(`${STORY_FOLDER}/crowd.json`, JSON.stringify(toRows(crowd)));
}

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
  writeStory(read.run);
  console.log(`${read.run.journeys.length} messages watched`);
}

void main();
