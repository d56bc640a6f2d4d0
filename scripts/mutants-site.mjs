// Seeds bugs into folders of the site and records how many the tests catch: `npm run mutants:site`, or with the
// names of some of the folders in scripts/mutants/folders.mjs. Large folders have a sample, drawn by a seed: another with
// each run, or the one of `--seed 7`; `--sample 40` draws so many. What a folder has been through is kept in .mutants,
// so that a second run tries only what changed.
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { drawn, keyOf, placeOf } from './mutants/drawn.mjs';
import { FOLDERS } from './mutants/folders.mjs';
import { compareWithEquivalents, record, report } from './mutants/scores.mjs';

/** A mutant as equivalent.json names it: without its place, which moves with every edit. */
function named({ fileName, mutatorName, replacement, location }) {
  const file = path.relative('.', fileName);
  const line = readFileSync(file, 'utf8').split('\n')[location.start.line - 1]?.trim();
  return { file, bug: `${mutatorName}: ${replacement.replace(/\s+/g, ' ')}`, line };
}

/** Leaves what was caught in the file: Stryker would not try survivors again that new tests see as modules load. */
function forgetSurvivors(incrementalFile) {
  if (!existsSync(incrementalFile)) return;
  const known = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  for (const file of Object.values(known.files)) {
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  }
  writeFileSync(incrementalFile, JSON.stringify(known));
}

/** A place in a result, which counts lines and columns from 1, as one that counts them from 0. */
const fromNought = ({ line, column }) => ({ line: line - 1, column: column - 1 });
const keyOfResult = ({ location: { start, end }, ...bug }) =>
  keyOf({ ...bug, location: { start: fromNought(start), end: fromNought(end) } });

/** What is seeded into a folder: all, or a sample. */
async function planOf(name) {
  const { mutate, folder } = FOLDERS[name];
  if (mutate !== undefined)
    return { folder: path.dirname(mutate), mutate: [mutate], at: `.mutants/${name}` };
  const seed = options.seed === undefined ? randomInt(1000) : Number(options.seed);
  const { bugs, of } = await drawn(folder, Number(options.sample), seed);
  const keys = bugs.map(keyOf);
  process.env.MUTANTS_DRAWN = JSON.stringify(keys);
  return {
    folder,
    mutate: bugs.map(placeOf),
    at: `.mutants/${name}-${seed}`,
    isDrawn: (result) => keys.includes(keyOfResult(result)),
    sample: { sample: `${bugs.length} of ${of}`, seed },
    only: {
      checkers: ['sample'],
      vitest: { configFile: 'vitest.mutants.config.mjs', related: true },
    },
  };
}

async function seedInto(name) {
  const { folder, mutate, at, isDrawn = () => true, sample, only } = await planOf(name);
  // Not by Stryker's own option testFiles: that puts a bug in place only after the modules are loaded.
  process.env.MUTANTS_FOLDER = name;
  const incrementalFile = `${at}.incremental.json`;
  forgetSurvivors(incrementalFile);
  const all = await new Stryker({
    mutate,
    incrementalFile,
    jsonReporter: { fileName: `${at}.json` },
    htmlReporter: { fileName: `${at}.html` },
    ...only,
  }).runMutationTest();
  const results = all.filter(isDrawn);
  const survivors = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(named);
  const count = (status) => results.filter((one) => one.status === status).length;
  const known = compareWithEquivalents(survivors, (file) => file.startsWith(`${folder}/`));
  const counts = {
    caught: count('Killed'),
    timedOut: count('Timeout'),
    survived: survivors.length,
    equivalent: known.equivalent,
    ...sample,
  };
  // A bug that was not drawn this time may survive all the same.
  report(folder, record(folder, counts), sample ? { ...known, outdated: [] } : known);
}

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '30' }, seed: { type: 'string' } },
});
for (const name of names.length > 0 ? names : Object.keys(FOLDERS)) await seedInto(name);
