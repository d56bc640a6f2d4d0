import { describe, expect, it } from 'vitest';
import { judgePrinted } from '../../../src/comparison/claimsMeasured';
import { boundValue, usedValue } from '../../../src/comparison/claimsPrinted';
import type { PrintedValue } from '../../../src/comparison/claimsTypes';
import { isListed, outdated, unexplained } from '../../../src/comparison/ledger';
import { referenceOf, referenceValue } from '../../../src/comparison/reference';
import type { Comparison, LedgerEntry } from '../../../src/comparison/types';
import { verdictOf } from '../../../src/comparison/verdict';
import type { Erratum } from '../../../src/measured/types';

const entry: LedgerEntry = {
  scenario: 'capacity/overdrive',
  metric: 'lockWaitMs',
  reason: 'For the test.',
  since: '1.0.0',
};

const comparison = (changes: Partial<Comparison> = {}): Comparison => ({
  scenario: entry.scenario,
  metric: entry.metric,
  unit: 'ms',
  measured: 100,
  simulated: 130,
  low: 129,
  high: 131,
  error: 0.3,
  role: 'predicted',
  quantity: entry.metric,
  tolerance: 0.1,
  ...changes,
});

describe('the ledger', () => {
  it('lists one metric of one configuration', () => {
    expect(isListed([entry], entry.scenario, entry.metric)).toBe(true);
    expect(isListed([entry], entry.scenario, 'recoveryHours')).toBe(false);
    expect(isListed([entry], 'capacity/floodgate', entry.metric)).toBe(false);
    expect(isListed([], entry.scenario, entry.metric)).toBe(false);
  });

  it('explains only what it lists', () => {
    const others = [
      comparison({ metric: 'recoveryHours' }),
      comparison({ scenario: 'capacity/floodgate' }),
    ];
    expect(unexplained([entry], [comparison(), ...others])).toEqual(others);
    expect(unexplained([], [comparison({ error: 0.1 })])).toEqual([]);
  });

  it('is outdated where that metric of that configuration is within, or not judged', () => {
    const elsewhere = [comparison({ metric: 'x' }), comparison({ scenario: 'y' })];
    expect(outdated([entry], [comparison()])).toEqual([]);
    expect(outdated([entry], [comparison({ error: 0.05 }), ...elsewhere])).toEqual([entry]);
    expect(outdated([entry], [comparison({ tolerance: null })])).toEqual([entry]);
  });
});

describe('the verdict', () => {
  const words = { low: 5, high: 10 };

  it.each([
    [{ error: 0.1 }, 'within'],
    [{ error: -0.1 }, 'within'],
    [{ error: 0.1001 }, 'outside'],
    [{ error: -0.1001 }, 'outside'],
    [{ error: null }, 'not-judged'],
    [{ tolerance: null }, 'not-judged'],
    [{ simulated: null }, 'not-judged'],
    [{ measured: 0, simulated: 0, error: null }, 'within'],
    [{ measured: 0, simulated: 0.01, error: null }, 'outside'],
    [{ measured: 0, simulated: null, error: null }, 'not-judged'],
    [{ reading: words, simulated: 5 }, 'within'],
    [{ reading: words, simulated: 10 }, 'within'],
    [{ reading: words, simulated: 4.99 }, 'outside'],
    [{ reading: words, simulated: 10.01 }, 'outside'],
    [{ reading: words, simulated: 7, tolerance: null, measured: null }, 'within'],
    [{ reading: words, simulated: null, error: null }, 'not-judged'],
  ] as const)('of %j is %s', (changes, verdict) => {
    expect(verdictOf(comparison(changes))).toBe(verdict);
  });
});

describe('the reference', () => {
  const erratum = {
    id: 'E0-01',
    address: { table: 79, row: '20-A', column: 'throughput.mean' },
    likely: 80,
    usedAsReference: true,
  } as const;
  const of = (changes: object, row = '20-A', column = 'throughput.mean') =>
    referenceOf(row, column, 120, [{ ...erratum, ...changes }]);

  it('is the likely value of an erratum at that cell which is used as such', () => {
    expect(of({})).toEqual({ measured: 120, corrected: 80, erratum: 'E0-01' });
    for (const plain of [
      of({}, '20-B'),
      of({}, '20-A', 'throughput.median'),
      of({ usedAsReference: false }),
      of({ likely: 'about 80' }),
      of({ likely: null }),
    ]) {
      expect(plain).toEqual({ measured: 120 });
    }
  });

  it('gives the number that errors are relative to', () => {
    expect(referenceValue({ measured: 120 })).toBe(120);
    expect(referenceValue({ measured: 120, corrected: 0 })).toBe(0);
    expect(referenceValue({ measured: null })).toBeNull();
    expect(usedValue({ value: 120, corrected: 80 })).toBe(80);
    expect(usedValue({ value: 120 })).toBe(120);
  });
});

describe('a printed value that a law rules out', () => {
  const left: PrintedValue = {
    scenario: 'low-latency/1-A',
    configuration: '1-A',
    metric: 'throughput.mean',
    printed: '120',
    value: 120,
  };
  const right = boundValue('throughput.mean', 60);
  const erratum: Erratum = {
    id: 'E0-01',
    address: { document: '000', table: 1, row: '1-A', column: 'throughput.mean' },
    printed: '120',
    contradicts: '',
    likely: null,
    usedAsReference: false,
    foundBy: 'response-time-law',
    text: '',
  };
  const verdictWith = (changes: Partial<Erratum>) =>
    judgePrinted('greater', left, right, {
      errata: [{ ...erratum, ...changes }],
      read: (configuration, metric) => ({
        ...left,
        configuration,
        metric,
        printed: null,
        value: null,
      }),
      repeats: null,
    });

  it('decides nothing, and says whose it is', () => {
    expect(verdictWith({})).toMatchObject({
      verdict: 'cannot tell',
      notes: ['The printed value of 1-A is more than its users and their pauses permit.'],
    });
  });

  it.each([
    ['found by another rule', { foundBy: 'sum-of-means' }],
    ['with a likely value', { likely: 100 }],
    ['at another row', { address: { ...erratum.address, row: '1-B' } }],
    ['at another column', { address: { ...erratum.address, column: 'throughput.median' } }],
    ['of the text', { address: { document: '000', section: 'Test Case 1' } }],
  ] as [string, Partial<Erratum>][])('is not one %s', (_, changes) => {
    expect(verdictWith(changes)).toMatchObject({ verdict: 'holds', notes: [] });
  });
});
