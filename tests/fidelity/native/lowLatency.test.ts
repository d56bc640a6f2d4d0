import { expect, test } from 'vitest';
import { calibration, extrapolations, heldOut, scenariosText, structures } from '../calibrated';
import { calibrate } from './calibrate';

const printed = (...options: string[]) => calibrate('low-latency', options, scenariosText);

test('the reported cost is that of the committed values', () => {
  expect(Number(printed('cost'))).toBeCloseTo(calibration.cost.fitted, 9);
  expect(calibration.cost.searched).toBeLessThan(calibration.cost.start);
});

test('what the report says of kept parameters is what the program does', () => {
  expect(heldOut.kept).toEqual(JSON.parse(printed('kept')));
});

test.each([
  ['without-test-case-05', heldOut],
  ['first-eight', heldOut],
  ['up-to-test-case-07', extrapolations],
  ['neutral-up-to-test-case-07', extrapolations],
  ['without-test-case-03', structures],
  ['without-server-dual', extrapolations],
])('the predictions of %s follow from its parameters', (fold, report) => {
  const { parameters: fitted } = report.folds.find(({ id }) => id === fold) ?? {};
  const prediction = report.predictions.find((one) => one.fold === fold);
  const changes = Object.entries(fitted ?? {}).map(([id, value]) => `${id}=${value}`);
  const again = JSON.parse(printed('predict', prediction?.scenario ?? '', ...changes));
  expect(again).toEqual(prediction?.metrics);
});
