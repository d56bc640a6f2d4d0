/**
 * Keeps the present simulator of a study in static/simulators, before its model changes: links made with the model go on
 * to give the same numbers.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ArchivedModel, ArchivedScenarios } from '../src/scenario/archive';
import { ABI_VERSION } from '../src/simulator/abiVersion';
import { STUDY_IDS } from '../src/studies/registry';
import { UsageError } from './command/usage';
import { ARCHIVE, archivedWeight, readArchive } from './replay/archive';
import { overweight } from './replay/archiveRoom';
import { readControls, readStudyConfigurations, WASM_FILE } from './replay/catalogue';

const USAGE = 'npm run archive -- <study> "What this model brought."';

/** The last commit of the present sources of the simulator, which must hold all of them. */
function commitOfSources(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const changed = git('status', '--porcelain', '--', 'sim-wasm/src', 'sim-wasm/Cargo.lock');
  if (changed !== '') throw new UsageError(`Commit the simulator first:\n${changed}`);
  return git('log', '-1', '--format=%H', '--', 'sim-wasm/src');
}

function archive(study = '', change = ''): ArchivedModel {
  if (!STUDY_IDS.includes(study) || change === '') {
    throw new UsageError(`Usage: ${USAGE}; studies: ${STUDY_IDS.join(', ')}.`);
  }
  const schema = readControls(study);
  const model = schema.modelVersion;
  const known = readArchive();
  if (known.some((one) => one.study === study && one.model === model)) {
    throw new UsageError(`Model ${model} of ${study} is archived already.`);
  }
  const folder = `${study}/${model}`;
  const bytes = readFileSync(WASM_FILE);
  const entry: ArchivedModel = {
    study,
    model,
    date: new Date().toISOString().slice(0, 10),
    commit: commitOfSources(),
    change,
    simulator: `${folder}/simulator.wasm`,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    abi: ABI_VERSION,
    scenarios: `${folder}/scenarios.json`,
  };
  const scenarios: ArchivedScenarios = {
    schema: { ...schema, archived: [] },
    configurations: Object.fromEntries(
      readStudyConfigurations(study).map(({ scenario, values }) => [scenario, values]),
    ),
  };
  const scenariosText = `${JSON.stringify(scenarios)}\n`;
  const weight = {
    name: `${study} ${model}`,
    bytes: bytes.length + Buffer.byteLength(scenariosText),
  };
  const heavy = overweight([...known.map(archivedWeight), weight]);
  if (heavy.length > 0) throw new UsageError(`There is no room: ${heavy.join('; ')}.`);
  mkdirSync(path.join(ARCHIVE, folder), { recursive: true });
  copyFileSync(WASM_FILE, path.join(ARCHIVE, entry.simulator));
  writeFileSync(path.join(ARCHIVE, entry.scenarios), scenariosText);
  const index = `${JSON.stringify([...known, entry], null, 2)}\n`;
  writeFileSync(path.join(ARCHIVE, 'index.json'), index);
  return entry;
}

try {
  const { study, model, simulator } = archive(...process.argv.slice(2));
  console.log(`Model ${model} of ${study} is kept as ${simulator}`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
