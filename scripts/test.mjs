// Runs the checks of the project, side by side where cores allow, goes on after a failed one, and ends with one count:
// with `full` all tests of the long suites, else those that are drawn; with names of groups only their stages.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { settled } from './counts.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { changedFiles, commit, projectFiles } from './parts/changed.mjs';
import { drawOf } from './parts/draw.mjs';
import { PARTS } from './parts/parts.mjs';
import { runStages } from './schedule.mjs';
import { GROUPS, RESULTS, stagesOf } from './stages.mjs';

/** Runs one stage, showing each line of its output as it arrives, under the stage's name. */
function run({ name, command: [command, args, options] }, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        console.log(`${name}: ${line}`);
      });
    }
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** What this run draws of the long suites; null, with the reason told, where it runs all of them. */
function drawHere() {
  if (isFull) return null;
  const files = projectFiles();
  const changed = files && changedFiles(process.env.TEST_SINCE);
  if (changed === null) {
    console.log('What the change touches is not known here, so all tests run.');
    return null;
  }
  return drawOf({ seed: commit(), parts: PARTS, changed, files });
}

const isFull = process.argv.includes('full');
const asked = process.argv.slice(2).filter((one) => one !== 'full');
const unknown = asked.find((one) => !GROUPS.includes(one));
if (unknown !== undefined) {
  console.error(`There are no tests ${unknown}; accepted: full, ${GROUPS.join(', ')}.`);
  process.exit(1);
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const draw = drawHere();
const isAsked = ({ group, isForAll = false }) =>
  (isFull || !isForAll) && (asked.length === 0 || group === undefined || asked.includes(group));
const stages = stagesOf(draw).filter(isAsked);
const env = {
  RUN_STORE: path.resolve(RESULTS, 'runs'),
  ...(draw && { TEST_DRAW: JSON.stringify(draw) }),
};
if (stages.some(({ group }) => group === 'browser')) {
  const browser = await ensureBrowser();
  if (browser) env.CHROMIUM_PATH = browser;
}

const began = Date.now();
const secondsSince = (start) => Math.round((Date.now() - start) / 1000);
const outcomes = await runStages(stages, Math.min(2, availableParallelism()), async (stage) => {
  const started = Date.now();
  const { ok, output } = await run(stage, env);
  const outcome = { ...settled(stage.count(output, ok), ok), seconds: secondsSince(started) };
  console.log(`${stage.name}: ${ok ? 'ended' : 'FAILED'} after ${outcome.seconds} s`);
  return { name: stage.name, ...outcome };
});

console.log('');
for (const { name, seconds, passed, failed, undrawn = 0 } of outcomes) {
  const left = undrawn > 0 ? `, ${undrawn} not drawn` : '';
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed${left}, ${seconds} s`,
  );
}
const total = (key) => outcomes.reduce((sum, outcome) => sum + (outcome[key] ?? 0), 0);
if (draw) {
  const whole = PARTS.length - Object.keys(draw.shares).length;
  console.log(
    `Of ${PARTS.length} long suites the change touches ${whole}, which ran whole; of the others a share was drawn (npm run test:full runs all).`,
  );
}
console.log(`All of it took ${secondsSince(began)} s.`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
