import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/comparison/compare';
import { outdated, unexplained } from '../../../src/comparison/ledger';
import type { Comparison, LedgerEntry } from '../../../src/comparison/types';
import { verdictOf } from '../../../src/comparison/verdict';
import { publishedOf } from '../../../src/studies/low-latency/published';
import { exactly, testCaseWith } from './fixture';

const testCase = testCaseWith({
  'throughput.mean': 95,
  'throughput.median': 96,
  'roundtripTime.mean': 307,
  'roundtripTime.median': 307,
  'cpu.BPI8X-O01': null,
  'cpu.BPI4X-C02': 18,
});
const simulated = {
  'throughput.median': exactly(96 * 1.07),
  'roundtripTime.median': exactly(307 * 0.75),
  'roundtripTime.p90': exactly(400),
  'cpu.BPI8X-O01': exactly(61),
  'cpu.seventh': exactly(12),
};
const nothing = { errata: [], ledger: [] };
const find = (comparisons: readonly Comparison[], metric: string): Comparison => {
  const found = comparisons.find((one) => one.metric === metric);
  if (found === undefined) throw new Error(`${metric} is missing`);
  return found;
};
const entry: LedgerEntry = {
  scenario: 'low-latency/20-A',
  metric: 'roundtripTime.median',
  reason: 'For the test.',
  since: '1.0.0',
};

describe('compare', () => {
  const comparisons = compare(publishedOf(testCase, '20-A'), simulated, nothing);

  it('gives error, interval and role of a judged metric', () => {
    const throughput = find(comparisons, 'throughput.median');
    expect(throughput).toMatchObject({
      scenario: 'low-latency/20-A',
      unit: 'messages/s',
      measured: 96,
      role: 'calibrated',
      quantity: 'throughput',
    });
    expect(throughput.error).toBeCloseTo(0.07, 12);
    expect(throughput.high).toBeGreaterThan(throughput.low ?? Number.NaN);
  });

  it('lists what is only measured and what is only simulated', () => {
    expect(find(comparisons, 'throughput.mean')).toMatchObject({
      simulated: null,
      error: null,
      role: 'not-reproduced',
    });
    expect(find(comparisons, 'roundtripTime.p90')).toMatchObject({
      measured: null,
      error: null,
      role: 'predicted',
    });
    expect(find(comparisons, 'cpu.seventh')).toMatchObject({ measured: null, unit: '%' });
    expect(find(comparisons, 'cpu.BPI8X-O01')).toMatchObject({
      measured: null,
      error: null,
      role: 'predicted',
    });
  });

  it('measures the error against a corrected reference and names it', () => {
    const errata = [
      {
        id: 'E0-99',
        address: { table: 79, row: '20-A', column: 'throughput.median' },
        likely: 100,
        usedAsReference: true,
      },
    ];
    const corrected = find(
      compare(publishedOf(testCase, '20-A'), simulated, { errata, ledger: [] }),
      'throughput.median',
    );
    expect(corrected).toMatchObject({ measured: 96, reference: 100, erratum: 'E0-99' });
    expect(corrected.error).toBeCloseTo(0.0272, 12);
    const unused = errata.map((erratum) => ({ ...erratum, usedAsReference: false }));
    const printed = find(
      compare(publishedOf(testCase, '20-A'), simulated, { errata: unused, ledger: [] }),
      'throughput.median',
    );
    expect(printed).not.toHaveProperty('reference');
  });

  it('gives no error when the scenario was changed', () => {
    const changed = compare(publishedOf(testCase, '20-A'), simulated, nothing, true);
    expect(changed.every(({ error }) => error === null)).toBe(true);
    expect(find(changed, 'throughput.median')).toMatchObject({ measured: 96, role: 'predicted' });
  });

  it('judges by the mean where no median is printed', () => {
    const meansOnly = testCaseWith({ 'throughput.mean': 79, 'throughput.median': null });
    const result = compare(
      publishedOf(meansOnly, '20-A'),
      { 'throughput.mean': exactly(79) },
      nothing,
    );
    expect(find(result, 'throughput.mean').quantity).toBe('throughput');
    expect(find(result, 'throughput.median').quantity).toBeNull();
  });
});

describe('verdict and ledger', () => {
  const comparisons = compare(publishedOf(testCase, '20-A'), simulated, {
    errata: [],
    ledger: [entry],
  });

  it('judges by the tolerance of the quantity', () => {
    expect(verdictOf(find(comparisons, 'throughput.median'))).toBe('within');
    expect(verdictOf(find(comparisons, 'roundtripTime.median'))).toBe('outside');
    expect(verdictOf(find(comparisons, 'roundtripTime.p90'))).toBe('not-judged');
  });

  it('explains what is outside, and marks it as not reproduced', () => {
    expect(find(comparisons, 'roundtripTime.median').role).toBe('not-reproduced');
    expect(unexplained([entry], comparisons)).toEqual([]);
    expect(unexplained([], comparisons).map(({ metric }) => metric)).toEqual([
      'roundtripTime.median',
    ]);
  });

  it('finds entries that no longer hold', () => {
    const within = { ...entry, metric: 'throughput.median' };
    const unknown = { ...entry, scenario: 'low-latency/99-Z' };
    expect(outdated([entry, within, unknown], comparisons)).toEqual([within, unknown]);
  });
});
