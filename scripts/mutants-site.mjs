// Seeds bugs into folders of the site and records how many the tests catch: `npm run mutants:site`, or with the
// names of some of the folders in scripts/mutants/folders.mjs. What a folder has been through is kept in .mutants,
// so that a second run tries only what changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
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

async function seedInto(name) {
  const { mutate } = FOLDERS[name];
  // Not by Stryker's own option testFiles: that puts a bug in place only after the modules are loaded.
  process.env.MUTANTS_FOLDER = name;
  const at = `.mutants/${name}`;
  const incrementalFile = `${at}.incremental.json`;
  forgetSurvivors(incrementalFile);
  const results = await new Stryker({
    mutate: [mutate],
    incrementalFile,
    jsonReporter: { fileName: `${at}.json` },
    htmlReporter: { fileName: `${at}.html` },
  }).runMutationTest();
  const survivors = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(named);
  const count = (status) => results.filter((one) => one.status === status).length;
  const folder = path.dirname(mutate);
  const known = compareWithEquivalents(survivors, (file) => file.startsWith(`${folder}/`));
  const counts = {
    caught: count('Killed'),
    timedOut: count('Timeout'),
    survived: survivors.length,
    equivalent: known.equivalent,
  };
  report(folder, record(folder, counts), known);
}

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(FOLDERS)) await seedInto(name);
