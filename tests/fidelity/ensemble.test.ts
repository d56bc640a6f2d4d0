import { expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { readParametersOf } from '../../scripts/evidenceSource';
import { readConfiguration } from '../../scripts/replay/catalogue';
import { simulateAll } from '../../scripts/replay/pool';
import type { HeldOut } from '../../src/comparison/validation';
import { apply, DEFAULT_SEED } from '../../src/scenario/scenario';
import { type Ensemble, ensembleRuns, spreadOf } from '../../src/simulator/ensemble';

const committed = readData<Ensemble>('validation/ensemble.json');
const { modelVersion, folds } = readData<HeldOut>('validation/held-out.json');
const parameters = readParametersOf('low-latency');
const withoutOne = folds.filter(({ id }) => id.startsWith('without-test-case-'));

it('is of the model of the refits, with a value for each parameter', () => {
  expect(committed.modelVersion).toBe(modelVersion);
  expect(withoutOne).toHaveLength(20);
  for (const set of committed.sets) expect(set).toHaveLength(parameters.length);
});

it('tells errors of parameters that are those of leaving out one test case at a time', () => {
  const count = withoutOne.length;
  for (const { id, standardErrorPercent } of committed.parameters) {
    const logs = withoutOne.map((fold) => Math.log(fold.parameters[id] ?? Number.NaN));
    const centre = logs.reduce((sum, one) => sum + one, 0) / count;
    const squares = logs.reduce((sum, one) => sum + (one - centre) ** 2, 0);
    expect(standardErrorPercent).toBeCloseTo(100 * Math.sqrt((squares * (count - 1)) / count), 6);
  }
});

it('holds sets that scatter about the fit as these errors say, and keeps what no refit moves', () => {
  const error = new Map(committed.parameters.map((one) => [one.id, one.standardErrorPercent]));
  parameters.forEach(({ id, value }, place) => {
    const moves = committed.sets.map((set) => Math.log((set[place] ?? Number.NaN) / value));
    const expected = (error.get(id) ?? 0) / 100;
    const size = Math.sqrt(moves.reduce((sum, one) => sum + one * one, 0) / moves.length);
    // Of 24 draws a standard deviation is within 45 % in all but one of 400 cases; a share ends at 1.
    if (expected === 0) expect(size).toBe(0);
    else expect([id, Math.abs(size / expected - 1) < 0.45]).toEqual([id, true]);
  });
});

it('repeats the spread of a published configuration', async () => {
  const scenario = 'low-latency/20-A';
  const { study, schema, values } = { study: 'low-latency', ...readConfiguration(scenario) };
  const runs = ensembleRuns(
    { study, values: apply(schema, values, {}), seed: DEFAULT_SEED },
    committed,
  );
  const results = await simulateAll(runs);
  const spread = spreadOf(results.map(({ report }) => report));
  const told = committed.spreads[scenario] ?? {};
  expect(Object.keys(spread).sort()).toEqual(Object.keys(told).sort());
  for (const [metric, value] of Object.entries(spread)) {
    expect(Number(value.toPrecision(3))).toBe(told[metric]);
  }
}, 120_000);
