import { expect, test } from 'vitest';
import { adapterCells } from '../../../scripts/calibration/adapterCells';
import type { FittedParameter } from '../../../scripts/calibration/parameterFile';
import { readParametersOf } from '../../../scripts/evidenceSource';
import { calibrate } from './calibrate';

test('the model of adapters runs with the values that the fit finds again', () => {
  const calibrated = readParametersOf('adapters').filter(({ origin }) => origin === 'calibrated');
  const printed = calibrate('adapters', ['fit'], JSON.stringify(adapterCells()));
  const fitted = (JSON.parse(printed) as { parameters: FittedParameter[] }).parameters;
  expect(fitted.map(({ id }) => id)).toEqual(calibrated.map(({ id }) => id));
  for (const [index, { fitted: value }] of fitted.entries()) {
    expect(Math.abs(value / (calibrated[index]?.value ?? 0) - 1)).toBeLessThan(0.001);
  }
});
