import { describe, expect, it } from 'vitest';
import { type ClaimContext, judgeClaims } from '../../../src/comparison/claimsJudge';
import { outdatedEntries, unexplainedClaims } from '../../../src/comparison/claimsLedger';
import { measuredReader } from '../../../src/comparison/claimsPrinted';
import { summariseClaims } from '../../../src/comparison/claimsSummary';
import type { Direction } from '../../../src/comparison/claimsVerdict';
import { measuredOf } from '../../../src/measured/statedStudy';
import type { Claim, ClaimComparison, Erratum, Prose, TestCase } from '../../../src/measured/types';
import { capacity } from '../../../src/studies/capacity/metrics';
import { lowLatency } from '../../../src/studies/low-latency/metrics';
import { printedReader } from '../../../src/studies/low-latency/printedReader';
import { repeats } from '../../../src/studies/low-latency/repeats';
import { testCaseWith } from './fixture';

/** A test case with a row for each configuration, each with the given cells. */
function testCase(rows: Record<string, Record<string, number | null>>): TestCase {
  const [first] = Object.values(rows);
  const one = testCaseWith(first ?? {});
  const [template] = one.tables;
  if (!template) throw new Error('The fixture has no table.');
  const tables = Object.entries(rows).map(([id, cells]) => {
    const [table] = testCaseWith(cells).tables;
    return { id, label: id, cells: table?.rows[0]?.cells ?? {} };
  });
  return { ...one, tables: [{ ...template, rows: tables }] };
}

const near = (value: number): unknown => expect.closeTo(value, 12);

const X = 'throughput.mean';
const MEDIAN = 'throughput.median';
/** Repeats differ by 1 % within a test case and by 5 % between two. */
const repeatedRows = {
  '5-B': { [X]: 100, [MEDIAN]: 100 },
  '5-C': { [X]: 101, [MEDIAN]: 101 },
  '17-B': { [X]: 100, [MEDIAN]: 100 },
  '18-A': { [X]: 105, [MEDIAN]: 105 },
};

function context(
  rows: Record<string, Record<string, number | null>>,
  samples: ClaimContext['samples'] = {},
  errata: Erratum[] = [],
): ClaimContext {
  return {
    read: printedReader([testCase({ ...repeatedRows, ...rows })], errata),
    metrics: lowLatency,
    repeats,
    errata,
    samples,
    unsettled: new Set(['2-A']),
  };
}

const compared = (comparison: Partial<ClaimComparison>): Claim => ({
  id: 'C0-01',
  address: { document: '000', section: 'Test Case 1' },
  text: 'One is more than the other.',
  testCase: 1,
  comparison: [
    {
      metric: X,
      left: 'low-latency/1-A',
      right: 'low-latency/1-B',
      direction: 'greater',
      ...comparison,
    },
  ],
});

const only = (claim: Claim, given: ClaimContext) => {
  const [judged] = judgeClaims([claim], given);
  const [comparison] = judged?.comparisons ?? [];
  if (!judged || !comparison) throw new Error('Nothing was judged.');
  return { judged, comparison };
};

const erratum = (foundBy: string, likely: number | null): Erratum => ({
  id: 'E0-01',
  address: { document: '000', table: 1, row: '1-A', column: X },
  printed: '120',
  contradicts: '',
  likely,
  usedAsReference: likely !== null,
  foundBy,
  text: '',
});

describe('the measured verdict', () => {
  it('asks for more within a test case than chance makes there, and more still between two', () => {
    const rows = { '1-A': { [X]: 103 }, '1-B': { [X]: 100 }, '2-B': { [X]: 100 } };
    expect(only(compared({}), context(rows)).judged.measured).toBe('holds');
    const between = compared({ right: 'low-latency/2-B' });
    expect(only(between, context(rows)).judged.measured).toBe('cannot tell');
  });

  it('takes one unit of the last digit for chance', () => {
    const rows = { '1-A': { [X]: 12 }, '1-B': { [X]: 11 } };
    expect(only(compared({}), context(rows)).judged.measured).toBe('cannot tell');
  });

  it('cannot tell when mean and median say the opposite', () => {
    const rows = { '1-A': { [X]: 120, [MEDIAN]: 100 }, '1-B': { [X]: 100, [MEDIAN]: 120 } };
    const { comparison } = only(compared({}), context(rows));
    expect(comparison.measured.verdict).toBe('cannot tell');
    expect(comparison.measured.notes).toEqual(['The medians say the opposite: 100 against 120.']);
  });

  it('cannot tell without a printed value, and says for which configuration', () => {
    const { comparison } = only(
      compared({}),
      context({ '1-A': { [X]: null }, '1-B': { [X]: 100 } }),
    );
    expect(comparison.measured).toMatchObject({ verdict: 'cannot tell', difference: null });
    expect(comparison.measured.notes).toEqual(['Not printed for 1-A.']);
  });

  it('uses the likely value of an erratum and keeps the printed one', () => {
    const rows = { '1-A': { [X]: 120 }, '1-B': { [X]: 100 } };
    const { judged, comparison } = only(compared({}), context(rows, {}, [erratum('reading', 80)]));
    expect(judged.measured).toBe('fails');
    expect(comparison.left).toMatchObject({ printed: '120', value: 120, corrected: 80 });
  });

  it('cannot tell by a value that a law rules out', () => {
    const rows = { '1-A': { [X]: 120 }, '1-B': { [X]: 100 } };
    const given = context(rows, {}, [erratum('response-time-law', null)]);
    expect(only(compared({}), given).judged.measured).toBe('cannot tell');
  });

  it('notes where the text states another figure than the table', () => {
    const rows = { '1-A': { [X]: 120, [MEDIAN]: 118 }, '1-B': { [X]: 100 } };
    const claim = compared({ statedLeft: 118, statedRight: 100 });
    expect(only(claim, context(rows)).comparison.measured.notes).toEqual([
      'The text says 118, its median, for 1-A, the table 120.',
    ]);
  });
});

describe('the simulated verdict', () => {
  const rows = { '1-A': { [X]: 120 }, '1-B': { [X]: 100 }, '2-A': { [X]: 100 } };

  it('comes from the paired replications', () => {
    const samples = { '1-A': { [X]: [111, 109, 110] }, '1-B': { [X]: [101, 99, 100] } };
    const { comparison } = only(compared({}), context(rows, samples));
    expect(comparison.simulated).toEqual({
      verdict: 'holds',
      difference: { mean: near(0.1), low: near(0.1), high: near(0.1) },
      notes: [],
    });
  });

  it('cannot tell what is not simulated', () => {
    const { comparison } = only(compared({}), context(rows));
    expect(comparison.simulated).toEqual({
      verdict: 'cannot tell',
      difference: null,
      notes: ['Not simulated.'],
    });
  });

  it('says which run did not settle, and where two are alike', () => {
    const samples = { '1-A': { [X]: [100, 101] }, '2-A': { [X]: [100, 101] } };
    const claim = compared({ right: 'low-latency/2-A' });
    expect(only(claim, context(rows, samples)).comparison.simulated.notes).toEqual([
      '2-A does not settle: what it reached counts.',
      'Simulated alike.',
    ]);
  });

  it('compares two metrics of one configuration', () => {
    const samples = { '1-A': { [X]: [90, 91], [MEDIAN]: [100, 101] } };
    const claim = compared({ rightMetric: MEDIAN, right: 'low-latency/1-A', direction: 'less' });
    expect(only(claim, context(rows, samples)).judged.simulated).toBe('holds');
  });
});

describe('all claims', () => {
  const rows = { '1-A': { [X]: 120 }, '1-B': { [X]: 100 } };
  const samples = { '1-A': { [X]: [90, 91] }, '1-B': { [X]: [100, 101] } };
  const claims = judgeClaims(
    [compared({}), { ...compared({}), id: 'C0-02', comparison: [] }],
    context(rows, samples),
  );
  const entry = (claim: string) => ({ claim, reason: '', since: '1' });

  it('are counted by both verdicts', () => {
    expect(summariseClaims(claims)).toMatchObject({
      claims: 2,
      comparisons: 1,
      withoutNumbers: 1,
      supported: 1,
      holding: 0,
      share: 0,
      table: { holds: { fails: 1 }, 'cannot tell': { 'cannot tell': 1 } },
    });
  });

  it('must be in the ledger when supported and missed, and only then', () => {
    expect(unexplainedClaims([], claims).map(({ id }) => id)).toEqual(['C0-01']);
    expect(unexplainedClaims([entry('C0-01')], claims)).toEqual([]);
    expect(outdatedEntries([entry('C0-01'), entry('C0-02')], claims)).toEqual([entry('C0-02')]);
  });
});

describe('a study that states its figures in the text', () => {
  const cell = (row: string, column: string, printed: string, value: number | null) => ({
    section: 'The run',
    row,
    column,
    label: column,
    printed,
    value,
    unit: '',
  });
  const prose: Prose = {
    id: 'capacity/prose',
    cells: [
      cell('sustainable', 'diskIdle.data', '69', 69),
      {
        ...cell('overdrive', 'diskIdle.recovery', 'near zero', null),
        reading: { low: 0, high: 10 },
      },
    ],
  };
  const stated = (comparison: Omit<ClaimComparison, 'direction'>, direction: Direction) =>
    judgeClaims([{ ...compared({}), comparison: [{ ...comparison, direction }] }], {
      read: measuredReader('capacity', (configuration) => measuredOf(prose, configuration)),
      metrics: capacity,
      repeats: null,
      errata: [],
      samples: { sustainable: { 'diskIdle.data': [60, 62, 64] } },
      unsettled: new Set(),
    })[0];
  const recovery = { metric: 'diskIdle.recovery', left: 'capacity/overdrive' };
  const idle = { metric: 'diskIdle.data', left: 'capacity/sustainable' };

  it('compares a number with the interval that words are read as', () => {
    const right = { rightMetric: 'diskIdle.data', right: 'capacity/sustainable' };
    const claim = stated({ ...recovery, ...right }, 'less');
    expect(claim?.measured).toBe('holds');
    expect(claim?.comparisons[0]?.measured).toEqual({
      difference: null,
      verdict: 'holds',
      notes: ['“near zero” is read as 0 to 10.'],
    });
    expect(stated({ ...recovery, bound: 5 }, 'less')?.measured).toBe('cannot tell');
    expect(stated({ ...recovery, bound: 5 }, 'similar')?.measured).toBe('holds');
    expect(stated({ ...recovery, bound: 20 }, 'greater')?.measured).toBe('fails');
  });

  it('holds printed and simulated values against a stated number', () => {
    const claim = stated({ ...idle, bound: 65 }, 'greater');
    expect([claim?.measured, claim?.simulated]).toEqual(['holds', 'cannot tell']);
    const below = stated({ ...idle, bound: 80 }, 'less');
    expect([below?.measured, below?.simulated]).toEqual(['holds', 'holds']);
    expect(below?.comparisons[0]?.right).toMatchObject({ scenario: null, printed: '80' });
  });

  it('takes 10 % as similar where nothing is repeated', () => {
    expect(stated({ ...idle, bound: 75 }, 'similar')?.measured).toBe('holds');
    expect(stated({ ...idle, bound: 77 }, 'similar')?.measured).toBe('fails');
  });
});
