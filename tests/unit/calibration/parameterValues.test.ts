import { expect, test } from 'vitest';
import { withFittedValues } from '../../../scripts/calibration/parameterValues';

test('fitted values replace those of the declarations', () => {
  const source = '    file_ms = 2.5, "ms", Calibrated { start: 5.0 }, "File";\n';
  const fitted = [{ id: 'file_ms', start: 5, fitted: 3 }];
  expect(withFittedValues(source, fitted)).toBe(source.replace('2.5', '3.0'));
  expect(() => withFittedValues('', fitted)).toThrow('file_ms is not declared once');
});
