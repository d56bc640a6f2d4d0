import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(__dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

interface Calibration {
  modelVersion: string;
  cost: { start: number; fitted: number };
  parameters: { id: string; start: number; fitted: number }[];
}

interface HeldOut {
  modelVersion: string;
  kept: Record<'withoutTestCase' | 'firstEight', { parameter: string }[]>;
  folds: { id: string; heldOut: string[]; parameters: Record<string, number> }[];
  predictions: { fold: string; scenario: string; metrics: Record<string, number> }[];
}

const calibration: Calibration = readJson('static/data/validation/calibration.json');
const heldOut: HeldOut = readJson('static/data/validation/held-out.json');
const {
  'low-latency': parameters,
}: Record<'low-latency', { id: string; value: number; origin: string }[]> = readJson(
  'generated/parameters.json',
);

/** What the native calibration program prints. */
function calibrate(...options: string[]): string {
  const scenarios = spawnSync('node_modules/.bin/tsx', ['scripts/scenarios.ts'], { cwd: ROOT });
  const { stdout, stderr, status } = spawnSync(
    'cargo',
    ['run', '--quiet', '--release', '-p', 'calibrate', '--', 'low-latency', ...options],
    { cwd: path.join(ROOT, 'sim-wasm'), input: scenarios.stdout, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

test('the model runs with the values that the calibration found', () => {
  const values = parameters
    .filter(({ origin }) => origin === 'calibrated')
    .map(({ id, value }) => [id, value]);
  expect(values).toEqual(calibration.parameters.map(({ id, fitted }) => [id, fitted]));
});

test('at most 30 parameters are calibrated', () => {
  expect(calibration.parameters.length).toBeLessThanOrEqual(30);
});

test('the reported cost is that of the committed values', { timeout: 600_000 }, () => {
  expect(Number(calibrate('cost'))).toBeCloseTo(calibration.cost.fitted, 9);
  expect(calibration.cost.fitted).toBeLessThan(calibration.cost.start);
});

test('each configuration is predicted by a fit without its test case', () => {
  const leaveOneOut = heldOut.folds.filter(({ id }) => id.startsWith('without-test-case-'));
  expect(leaveOneOut).toHaveLength(21);
  const testCase = (scenario: string) => /\/(\d+)-/.exec(scenario)?.[1]?.padStart(2, '0');
  for (const { id, heldOut: scenarios } of leaveOneOut) {
    expect(scenarios.map((scenario) => `without-test-case-${testCase(scenario)}`)).toEqual(
      scenarios.map(() => id),
    );
  }
  const predicted = heldOut.predictions.filter(({ fold }) => fold.startsWith('without-'));
  expect(new Set(predicted.map(({ scenario }) => scenario)).size).toBe(predicted.length);
});

test('what the report says of kept parameters is what the program does', {
  timeout: 600_000,
}, () => {
  expect(heldOut.kept).toEqual(JSON.parse(calibrate('kept')));
});

test.each(['without-test-case-05', 'first-eight'])(
  'the predictions of %s follow from its parameters',
  { timeout: 600_000 },
  (fold) => {
    const { parameters: fitted } = heldOut.folds.find(({ id }) => id === fold) ?? {};
    const prediction = heldOut.predictions.find((one) => one.fold === fold);
    const changes = Object.entries(fitted ?? {}).map(([id, value]) => `${id}=${value}`);
    const again = JSON.parse(calibrate('predict', prediction?.scenario ?? '', ...changes));
    expect(again).toEqual(prediction?.metrics);
  },
);
