import { expect, test } from 'vitest';
import { withFittedValues } from '../../../scripts/calibration/parameterValues';
import { type AdapterPath, adapterScenario } from '../../../src/scenario/adapterScenario';
import schema from '../../../src/scenario/generated/knobs/adapters.json';
import type { KnobSchema } from '../../../src/scenario/schema';

const knobs = schema as unknown as KnobSchema;
const path: AdapterPath = {
  receive: { adapter: 'http', remote: null, ssl: true },
  send: { adapter: 'msmq', remote: true, ssl: false },
  orchestration: 'receive-send',
  twoWay: false,
  transactional: true,
  inOrder: null,
};

test('a test case, a version and a size give every knob a value', () => {
  const values = adapterScenario(knobs, path, '2004sp1', 200);
  expect(Object.keys(values)).toEqual(knobs.knobs.map(({ id }) => id));
  expect(values).toMatchObject({
    receiveAdapter: 1,
    sendAdapter: 4,
    version: 2004,
    sizeKb: 200,
    orchestration: 1,
    twoWay: 0,
    ssl: 1,
    transactional: 1,
    inOrder: 0,
    receiveRemote: 0,
    sendRemote: 1,
    hostInstances: 1,
  });
});

test('an adapter that cannot send is no scenario', () => {
  const pop3 = { ...path, send: { adapter: 'pop3', remote: null, ssl: false } };
  expect(() => adapterScenario(knobs, pop3, '2006', 2)).toThrow('sendAdapter has no choice pop3');
});

test('fitted values replace those of the declarations', () => {
  const source = '    file_ms = 2.5, "ms", Calibrated { start: 5.0 }, "File";\n';
  const fitted = [{ id: 'file_ms', start: 5, fitted: 3 }];
  expect(withFittedValues(source, fitted)).toBe(source.replace('2.5', '3.0'));
  expect(() => withFittedValues('', fitted)).toThrow('file_ms is not declared once');
});
