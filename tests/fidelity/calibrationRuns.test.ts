import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { calibration, extrapolations, heldOut, scenariosText, structures } from './calibrated';

const ROOT = path.join(__dirname, '../..');

/** What the native calibration program prints. */
function calibrate(...options: string[]): string {
  const { stdout, stderr, status } = spawnSync(
    'cargo',
    ['run', '--quiet', '--release', '-p', 'calibrate', '--', 'low-latency', ...options],
    { cwd: path.join(ROOT, 'sim-wasm'), input: scenariosText, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

test('the reported cost is that of the committed values', { timeout: 600_000 }, () => {
  expect(Number(calibrate('cost'))).toBeCloseTo(calibration.cost.fitted, 9);
  expect(calibration.cost.searched).toBeLessThan(calibration.cost.start);
});

test('what the report says of kept parameters is what the program does', {
  timeout: 600_000,
}, () => {
  expect(heldOut.kept).toEqual(JSON.parse(calibrate('kept')));
});

test.each([
  ['without-test-case-05', heldOut],
  ['first-eight', heldOut],
  ['up-to-test-case-07', extrapolations],
  ['neutral-up-to-test-case-07', extrapolations],
  ['without-test-case-02', structures],
  ['without-server-dual', extrapolations],
])('the predictions of %s follow from its parameters', { timeout: 600_000 }, (fold, report) => {
  const { parameters: fitted } = report.folds.find(({ id }) => id === fold) ?? {};
  const prediction = report.predictions.find((one) => one.fold === fold);
  const changes = Object.entries(fitted ?? {}).map(([id, value]) => `${id}=${value}`);
  const again = JSON.parse(calibrate('predict', prediction?.scenario ?? '', ...changes));
  expect(again).toEqual(prediction?.metrics);
});
