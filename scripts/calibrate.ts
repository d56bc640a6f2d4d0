/**
 * Fits the calibrated parameters of a study (`fit`), refits them without each test case, cell, fact or
 * configuration (`held-out`), without more at once (`extrapolate`), without each mechanism (`structures`) or with one
 * parameter elsewhere (`profiles`), or changes each parameter, alone (`sensitivity`) or with all others elsewhere
 * (`screening`), or draws sets of parameters that the refits allow as well (`ensemble`), and writes what it found. `check`
 * repeats the fit, compares it with the committed one and says how far the values of the model are from it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromOptimum, unequalTo } from './calibration/check';
import { type Asked, readCommand } from './calibration/command';
import type { FittedParameter } from './calibration/parameterFile';
import { readParametersOf } from './evidenceSource';
import { jsonText } from './replay/jsonText';

const ROOT = path.join(__dirname, '..');
const VALIDATION = path.join(ROOT, 'static/data/validation');
/** A repeated fit may differ from the committed one by this part of a value. */
const TOLERANCE = 0.001;

interface Calibration {
  parameters: FittedParameter[];
}

/** Output of a command of the native calibration program. */
function calibrate({ id, study }: Asked, command: string): string {
  const { stdout, status } = spawnSync(
    'cargo',
    ['run', '--quiet', '--release', '-p', 'calibrate', '--', id, command],
    {
      cwd: path.join(ROOT, 'sim-wasm'),
      input: JSON.stringify((study.inputs?.[command] ?? study.published)()),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
      maxBuffer: 2 ** 26,
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

const fileOf = (name: string): string => path.join(VALIDATION, `${name}.json`);

/** Repeats the fit; false where it differs from the committed one. */
function check(asked: Asked): boolean {
  const { parameters } = JSON.parse(calibrate(asked, 'fit')) as Calibration;
  const text = readFileSync(fileOf(asked.study.reports.fit), 'utf8');
  const committed = JSON.parse(text) as Calibration;
  const unequal = unequalTo(committed.parameters, parameters, TOLERANCE);
  for (const line of unequal) console.error(line);
  console.log(`${unequal.length} of ${parameters.length} values differ from the committed fit`);
  const values = readParametersOf(asked.id).map(({ id, value }) => [id, value] as const);
  for (const line of fromOptimum(Object.fromEntries(values), parameters)) console.log(line);
  return unequal.length === 0;
}

/** Writes the report of a command, and the fitted values where the model takes them. */
async function report(asked: Asked): Promise<void> {
  const { study, command } = asked;
  const printed = calibrate(asked, command);
  const completed = study.completed?.[command];
  const json = completed ? jsonText(await completed(JSON.parse(printed)), 1) : printed;
  const name = (study.reports as Readonly<Record<string, string>>)[command] ?? command;
  mkdirSync(VALIDATION, { recursive: true });
  writeFileSync(fileOf(name), json);
  console.log(`static/data/validation/${name}.json written`);
  if (command === 'fit') study.adopt?.((JSON.parse(json) as Calibration).parameters);
}

async function main(): Promise<void> {
  const asked = readCommand(process.argv.slice(2));
  if (asked.command === 'check') process.exitCode = check(asked) ? 0 : 1;
  else await report(asked);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
