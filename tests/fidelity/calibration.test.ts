import { expect, test } from 'vitest';
import type { StructureFits } from '../../src/comparison/validation';
import {
  calibration,
  extrapolations,
  heldOut,
  readJson,
  scenariosText,
  structures,
} from './calibrated';

const {
  'low-latency': parameters,
}: Record<'low-latency', { id: string; value: number; origin: string }[]> = readJson(
  'generated/parameters.json',
);

test('the model runs with the values that the calibration found', () => {
  const values = parameters
    .filter(({ origin }) => origin === 'calibrated')
    .map(({ id, value }) => [id, value]);
  expect(values).toEqual(calibration.parameters.map(({ id, fitted }) => [id, fitted]));
});

test('at most 24 parameters are calibrated', () => {
  expect(calibration.parameters.length).toBeLessThanOrEqual(24);
});

test('each configuration is predicted by a fit without its test case', () => {
  const leaveOneOut = heldOut.folds.filter(({ id }) => id.startsWith('without-test-case-'));
  // All but the second, whose only configuration the fit does not see.
  expect(leaveOneOut).toHaveLength(20);
  const testCase = (scenario: string) => /\/(\d+)-/.exec(scenario)?.[1]?.padStart(2, '0');
  for (const { id, heldOut: scenarios } of leaveOneOut) {
    expect(scenarios.map((scenario) => `without-test-case-${testCase(scenario)}`)).toEqual(
      scenarios.map(() => id),
    );
  }
  const predicted = heldOut.predictions.filter(({ fold }) => fold.startsWith('without-'));
  expect(new Set(predicted.map(({ scenario }) => scenario)).size).toBe(predicted.length);
});

/** The server and the kinds of hosts of a configuration, as the folds are named. */
function groupsOf({ id, knobs }: { id: string; knobs: Record<string, number> }) {
  const hosts = ['receiveOnly', 'receiveAndSend', 'sendOnly', 'sendAndTrack', 'trackOnly'];
  const server = ['xeon', 'opteron', 'dual'][knobs.server ?? -1];
  const layout = hosts.filter((kind) => (knobs[kind] ?? 0) > 0).join('+');
  return { id, groups: [`without-server-${server}`, `without-layout-${layout}`] };
}

test('each extrapolation leaves out what its name says, and nothing else', () => {
  const excluded = ['low-latency/2-A', 'low-latency/21-B'];
  const scenarios = (JSON.parse(scenariosText) as Parameters<typeof groupsOf>[0][])
    .map(groupsOf)
    .filter(({ id }) => !excluded.includes(id));
  const testCase = (id: string) => Number(/\/(\d+)-/.exec(id)?.[1]);
  const between = (from: number, to: number) =>
    scenarios.filter(({ id }) => testCase(id) >= from && testCase(id) <= to);
  const left: Record<string, { id: string }[]> = {
    'up-to-test-case-07': between(8, 13),
    'up-to-test-case-13': between(14, 21),
    'neutral-up-to-test-case-07': between(8, 13),
    'neutral-up-to-test-case-13': between(14, 21),
  };
  for (const name of new Set(scenarios.flatMap(({ groups }) => groups)))
    left[name] = scenarios.filter(({ groups }) => groups.includes(name));
  const ids = Object.entries(left).map(([name, list]) => [name, list.map(({ id }) => id)]);
  expect(Object.fromEntries(extrapolations.folds.map(({ id, heldOut }) => [id, heldOut]))).toEqual(
    Object.fromEntries(ids),
  );
});

test('a forecast from before the delay of responses knows of none', () => {
  const delays = extrapolations.folds.map(({ id, parameters }) => [
    id,
    parameters.response_delay_ms,
  ]);
  expect(delays.filter(([, delayMs]) => delayMs === 0).map(([id]) => id)).toEqual([
    'up-to-test-case-07',
    'neutral-up-to-test-case-07',
  ]);
});

test('a refit does not keep what only the left-out configurations tell of', () => {
  const start = new Map(calibration.parameters.map(({ id, start }) => [id, start]));
  const valueIn = (fold: string, parameter: string) =>
    extrapolations.folds.find(({ id }) => id === fold)?.parameters[parameter];
  // Those of test case 19 lie on Xeons, whatever the server of the master.
  expect(valueIn('without-server-xeon', 'xeon_hold')).not.toBe(start.get('xeon_hold'));
  // Several MessageBoxes came after test case 13.
  for (const forecast of ['up-to-test-case-07', 'up-to-test-case-13'])
    for (const parameter of ['distributed_cpu_ms', 'distributed_hold_ms'])
      expect(valueIn(forecast, parameter)).toBe(start.get(parameter));
});

test('mechanisms are chosen with which the other test cases are predicted no worse', () => {
  const { all, mechanisms, choices, folds } = structures;
  expect(choices).toHaveLength(20);
  choices.forEach(({ testCase, omitted }, index) => {
    const number = String(testCase).padStart(2, '0');
    expect(folds[index]?.id).toBe(`without-test-case-${number}`);
    const others = ({ folds: fits }: StructureFits) =>
      fits
        .filter((one) => one.testCase !== testCase)
        .reduce((total, { leftOut }) => total + leftOut, 0);
    const better = mechanisms.filter((one) => others(one) < others(all)).map(({ id }) => id);
    expect(omitted).toEqual(better);
  });
});
