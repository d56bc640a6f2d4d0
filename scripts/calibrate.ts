/**
 * Fits the calibrated parameters of the model (`fit`), refits them without each test case (`held-out`), or
 * changes each parameter (`sensitivity`), and writes what it found. `check` repeats the fit and compares it with
 * the committed values. `adapters-fit` and `adapters-held-out` do the same for the adapter study.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { adapterCells } from './calibration/adapterCells';
import { unequalTo } from './calibration/check';
import { type FittedParameter, parameterFile } from './calibration/parameterFile';
import { withFittedValues } from './calibration/parameterValues';

const ROOT = path.join(__dirname, '..');
const CRATE = path.join(ROOT, 'sim-wasm');
const PARAMETER_FILE = path.join(CRATE, 'src/studies/low_latency/calibrated.rs');
const ADAPTER_PARAMETERS = path.join(CRATE, 'src/studies/adapters/parameters.rs');
const VALIDATION = path.join(ROOT, 'static/data/validation');
const CALIBRATION = path.join(VALIDATION, 'calibration.json');
/** A repeated fit may differ from the committed one by this part of a value. */
const TOLERANCE = 0.001;

interface Calibration {
  parameters: FittedParameter[];
}

function scenarios(command: string): string {
  if (command.startsWith('adapters')) return JSON.stringify(adapterCells());
  return spawnSync('node_modules/.bin/tsx', ['scripts/scenarios.ts'], {
    cwd: ROOT,
  }).stdout.toString();
}

/** Output of a command of the native calibration program. */
function calibrate(command: string): string {
  const { stdout, status } = spawnSync(
    'cargo',
    ['run', '--quiet', '--release', '-p', 'calibrate', '--', command],
    {
      cwd: CRATE,
      input: scenarios(command),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
      maxBuffer: 2 ** 26,
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

function write(name: string, json: string): void {
  mkdirSync(VALIDATION, { recursive: true });
  writeFileSync(path.join(VALIDATION, `${name}.json`), json);
  console.log(`static/data/validation/${name}.json written`);
}

const [command = 'fit', ...rest] = process.argv.slice(2);
const COMMANDS = ['fit', 'held-out', 'sensitivity', 'check', 'adapters-fit', 'adapters-held-out'];
if (rest.length > 0 || !COMMANDS.includes(command)) {
  console.error(`calibrate: ${[command, ...rest].join(' ')}: say one of ${COMMANDS.join(', ')}`);
  process.exit(2);
}
if (command.endsWith('held-out') || command === 'sensitivity') {
  write(command, calibrate(command));
} else if (command === 'adapters-fit') {
  const { parameters } = JSON.parse(calibrate(command)) as Calibration;
  const source = readFileSync(ADAPTER_PARAMETERS, 'utf8');
  writeFileSync(ADAPTER_PARAMETERS, withFittedValues(source, parameters));
  console.log('sim-wasm/src/studies/adapters/parameters.rs written');
} else {
  const json = calibrate('fit');
  const { parameters } = JSON.parse(json) as Calibration;
  if (command === 'check') {
    const committed = JSON.parse(readFileSync(CALIBRATION, 'utf8')) as Calibration;
    const unequal = unequalTo(committed.parameters, parameters, TOLERANCE);
    for (const line of unequal) console.error(line);
    console.log(`${unequal.length} of ${parameters.length} values differ from the committed ones`);
    process.exitCode = unequal.length > 0 ? 1 : 0;
  } else {
    write('calibration', json);
    writeFileSync(PARAMETER_FILE, parameterFile(parameters));
    console.log('sim-wasm/src/studies/low_latency/calibrated.rs written');
  }
}
