import { expect, test } from 'vitest';
import { coverageOf, measureCoverage } from '../../scripts/coverage/measure';
import { knownProcesses } from '../../scripts/coverage/processes';
import { readData } from '../../scripts/dataFiles';
import type { CoverageFile } from '../../src/comparison/theory';
import { estimate } from '../../src/simulator/statistics';

const processes = knownProcesses();

test('the intervals of the pages hold exact values as often as published, about 95 %', {
  timeout: 600_000,
}, () => {
  const measured = measureCoverage(processes);
  expect(measured).toEqual(readData<CoverageFile>('validation/coverage.json'));
  for (const { id, coveredPercent } of measured.cases) {
    expect(coveredPercent, id).toBeGreaterThanOrEqual(93);
    expect(coveredPercent, id).toBeLessThanOrEqual(97);
  }
  for (const { id, coveredPercent } of measured.counterexamples)
    expect(coveredPercent, id).toBeLessThan(93);
});

test('an interval that is 15 % too narrow or 20 % too wide is noticed', () => {
  const process = processes.get('tandem');
  if (process === undefined) throw new Error('There is no tandem.');
  const scaled = (factor: number) => (values: readonly number[]) => {
    const { mean, low, high } = estimate(values);
    return { mean, low: mean - factor * (mean - low), high: mean + factor * (high - mean) };
  };
  const sized = { size: 10, most: 2_000 };
  expect(coverageOf(process, sized, scaled(0.85)).covered).toBeLessThan(0.93);
  expect(coverageOf(process, sized, scaled(1.2)).covered).toBeGreaterThan(0.97);
});
