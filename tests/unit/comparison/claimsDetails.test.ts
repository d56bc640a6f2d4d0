import { describe, expect, it } from 'vitest';
import { claimsEvidence } from '../../../src/comparison/claimsEvidence';
import { judgeClaims } from '../../../src/comparison/claimsJudge';
import {
  missedClaims,
  outdatedEntries,
  unexplainedClaims,
} from '../../../src/comparison/claimsLedger';
import { marginsOf, repeatabilityOf } from '../../../src/comparison/claimsMargin';
import { judgePrinted, statedNotes } from '../../../src/comparison/claimsMeasured';
import { boundValue, measuredReader } from '../../../src/comparison/claimsPrinted';
import { judgeSimulated } from '../../../src/comparison/claimsSimulated';
import { summariseClaims } from '../../../src/comparison/claimsSummary';
import type { JudgedClaim, PrintedValue } from '../../../src/comparison/claimsTypes';
import {
  CLAIM_VERDICTS,
  type ClaimVerdict,
  differenceSize,
  measuredVerdict,
} from '../../../src/comparison/claimsVerdict';
import { namedMetrics } from '../../../src/comparison/namedMetrics';
import type { Claim, ClaimComparison, Erratum, StatedCell } from '../../../src/measured/types';

const metrics = namedMetrics(
  [
    { id: 'rate', label: 'Rate', unit: '1/s' },
    { id: 'wait', label: 'Wait', unit: 'ms' },
    { id: 'throughput', label: 'Throughput', unit: '' },
  ],
  { study: 'toy', isFitted: () => false, precise: [] },
);

const printedValue = (
  configuration: string,
  metric: string,
  value: number | null,
  more: Partial<PrintedValue> = {},
): PrintedValue => ({
  scenario: `toy/${configuration}`,
  configuration,
  metric,
  printed: value === null ? null : String(value),
  value,
  ...more,
});

/** Reads "a throughput.mean" and so on; nothing else is printed. */
const reader =
  (values: Readonly<Record<string, number>> = {}) =>
  (configuration: string, metric: string) =>
    printedValue(configuration, metric, values[`${configuration} ${metric}`] ?? null);

const judged = (
  id: string,
  measured: ClaimVerdict,
  simulated: ClaimVerdict,
  sides: readonly (readonly [string, string])[] = [['throughput.mean', 'throughput.median']],
) =>
  ({
    id,
    text: `Text of ${id}.`,
    measured,
    simulated,
    comparisons: sides.map(([left, right]) => ({
      left: { metric: left },
      right: { metric: right },
    })),
  }) as unknown as JudgedClaim;

describe('what stands beside the claims', () => {
  const claims = [
    judged('C-1', 'holds', 'fails'),
    judged('C-2', 'holds', 'cannot tell', [['wait', 'rate.mean.ms']]),
    judged('C-3', 'holds', 'holds', []),
    judged('C-4', 'fails', 'fails', []),
  ];
  const ledger = [
    { claim: 'C-9', reason: 'of another', since: '1' },
    { claim: 'C-2', reason: 'known', since: '1' },
  ];

  it('names the missed claims with the reason that is known', () => {
    const given = { claims, read: reader(), metrics, repeats: null };
    expect(claimsEvidence(given, ledger)).toMatchObject({
      repeats: null,
      repeatability: [],
      summary: { claims: 4 },
      missed: [
        { id: 'C-1', text: 'Text of C-1.', simulated: 'fails', reason: '' },
        { id: 'C-2', text: 'Text of C-2.', simulated: 'cannot tell', reason: 'known' },
      ],
    });
  });

  it('has one line for mean and median of a quantity', () => {
    const repeats = { within: ['a', 'b'], between: ['c', 'd'] } as const;
    const given = { claims, read: reader(), metrics, repeats };
    expect(
      claimsEvidence(given, []).repeatability.map(({ metric, text }) => [metric, text]),
    ).toEqual([
      ['throughput', 'Throughput'],
      ['wait', 'Wait'],
      ['rate.mean.ms', 'rate.mean.ms'],
    ]);
  });

  it('tells which claims need an entry of the ledger and which entries have no claim', () => {
    expect(missedClaims(claims).map(({ id }) => id)).toEqual(['C-1', 'C-2']);
    expect(unexplainedClaims(ledger, claims).map(({ id }) => id)).toEqual(['C-1']);
    expect(outdatedEntries(ledger, claims).map(({ claim }) => claim)).toEqual(['C-9']);
  });

  it('is counted by both verdicts', () => {
    const { withoutNumbers, supported, holding, share, table, comparisons } = summariseClaims([
      ...claims,
      judged('C-5', 'holds', 'holds'),
    ]);
    expect({ withoutNumbers, supported, holding, share, comparisons }).toEqual({
      withoutNumbers: 2,
      supported: 4,
      holding: 2,
      share: 0.5,
      comparisons: 3,
    });
    expect(table).toEqual({
      holds: { holds: 2, fails: 1, 'cannot tell': 1 },
      fails: { holds: 0, fails: 1, 'cannot tell': 0 },
      'cannot tell': { holds: 0, fails: 0, 'cannot tell': 0 },
    });
    expect(summariseClaims([judged('C-4', 'fails', 'fails')]).share).toBeNull();
    expect(CLAIM_VERDICTS).toEqual(['holds', 'fails', 'cannot tell']);
  });
});

describe('a claim', () => {
  const claim = (comparison: Partial<ClaimComparison>): Claim => ({
    id: 'C-1',
    address: { document: '000', section: '' },
    text: '',
    testCase: 1,
    comparison: [{ metric: 'rate', left: 'toy/a', direction: 'greater', ...comparison }],
  });
  const context = {
    read: reader({ 'a rate': 100, 'b wait': 50 }),
    errata: [],
    metrics,
    repeats: null,
    samples: { a: { rate: [100, 101] }, b: { wait: [50, 51] } },
    unsettled: new Set<string>(),
  };
  const of = (comparison: Partial<ClaimComparison>) =>
    judgeClaims([claim(comparison)], context)[0]?.comparisons[0];

  it('names what it compares, each side by its own metric', () => {
    const found = of({ right: 'toy/b', rightMetric: 'wait' });
    expect(found).toMatchObject({ unit: '1/s', metricTexts: ['Rate', 'Wait'] });
    expect([found?.left.value, found?.right.value]).toEqual([100, 50]);
    expect(found?.measured).toEqual({ difference: 1, verdict: 'holds', notes: [] });
  });

  it('may compare with a number', () => {
    expect(of({ bound: 80 })?.right).toEqual({
      scenario: null,
      configuration: '',
      metric: 'rate',
      printed: '80',
      value: 80,
    });
    expect(of({})?.right.value).toBeNaN();
  });
});

describe('what is printed', () => {
  it('is read by configuration and metric, and is nothing where there is none', () => {
    const cells: Record<string, Record<string, StatedCell>> = {
      a: {
        rate: { printed: 'little', value: null, reading: { low: 0, high: 5 } },
        wait: { printed: '7', value: 7 },
      },
    };
    const read = measuredReader('toy', (configuration) => cells[configuration] ?? {});
    expect(read('a', 'rate')).toEqual({
      scenario: 'toy/a',
      configuration: 'a',
      metric: 'rate',
      printed: 'little',
      value: null,
      reading: { low: 0, high: 5 },
    });
    expect(read('a', 'wait')).toEqual(printedValue('a', 'wait', 7));
    expect(read('b', 'wait')).toEqual(printedValue('b', 'wait', null));
  });
});

describe('the printed verdict', () => {
  const context = (values?: Readonly<Record<string, number>>, errata: readonly Erratum[] = []) => ({
    read: reader(values),
    repeats: null,
    errata,
  });
  const words = (configuration: string) =>
    printedValue(configuration, 'rate', null, {
      printed: 'a lot',
      reading: { low: 1000, high: 2000 },
    });

  it('names every side that is not printed, once', () => {
    const of = (left: PrintedValue, right: PrintedValue) =>
      judgePrinted('greater', left, right, context()).notes;
    const none = (configuration: string) => printedValue(configuration, 'rate', null);
    expect(of(none('a'), none('b'))).toEqual(['Not printed for a and b.']);
    expect(of(none('a'), none('a'))).toEqual(['Not printed for a.']);
    expect(of(printedValue('a', 'rate', 3), none('b'))).toEqual(['Not printed for b.']);
    expect(of(words('a'), none('b'))).toEqual(['Not printed for b.']);
    expect(of(none('a'), words('b'))).toEqual(['Not printed for a.']);
    expect(judgePrinted('less', words('a'), none('b'), context())).toMatchObject({
      difference: null,
      verdict: 'cannot tell',
    });
  });

  it('says how words are read, once', () => {
    const { notes, verdict } = judgePrinted('greater', words('a'), words('b'), context());
    expect(notes).toEqual(['“a lot” is read as 1,000 to 2,000.']);
    expect(verdict).toBe('cannot tell');
  });

  it('names all values that a law rules out', () => {
    const erratum = (row: string): Erratum => ({
      id: row,
      address: { document: '000', table: 1, row, column: 'rate' },
      printed: '',
      contradicts: '',
      likely: null,
      usedAsReference: false,
      foundBy: 'response-time-law',
      text: '',
    });
    const of = (...errata: Erratum[]) =>
      judgePrinted(
        'greater',
        printedValue('a', 'rate', 200),
        printedValue('b', 'rate', 100),
        context({}, errata),
      );
    expect(of(erratum('a'), erratum('b'))).toEqual({
      difference: 1,
      verdict: 'cannot tell',
      notes: ['The printed value of a and b is more than its users and their pauses permit.'],
    });
    expect(of(erratum('b')).notes[0]).toContain('value of b is');
    expect(of(erratum('c')).verdict).toBe('holds');
  });

  it('is taken back where the other statistic says the opposite', () => {
    const of = (
      direction: 'greater' | 'less',
      metric: string,
      others: Readonly<Record<string, number>>,
      right = metric,
    ) =>
      judgePrinted(
        direction,
        printedValue('a', metric, 200),
        printedValue('b', right, 100),
        context(others),
      );
    const turned = { 'a throughput.mean': 100, 'b throughput.mean': 200 };
    expect(of('greater', 'throughput.median', turned)).toEqual({
      difference: 1,
      verdict: 'cannot tell',
      notes: ['The means say the opposite: 100 against 200.'],
    });
    expect(of('less', 'throughput.median', turned).verdict).toBe('cannot tell');
    expect(of('less', 'throughput.median', {}).verdict).toBe('fails');
    const same = { 'a throughput.mean': 200, 'b throughput.mean': 100 };
    expect(of('greater', 'throughput.median', same).verdict).toBe('holds');
    expect(of('less', 'throughput.median', same).verdict).toBe('fails');
    const alike = { 'a throughput.mean': 100, 'b throughput.mean': 100 };
    expect(of('greater', 'throughput.median', alike).verdict).toBe('holds');
    expect(of('greater', 'throughput.median', { 'a throughput.mean': 1 }).verdict).toBe('holds');
    expect(of('greater', 'rate', { 'a rate': 1, 'b rate': 2 }).verdict).toBe('holds');
    const across = of('greater', 'throughput.median', turned, 'throughput.mean');
    expect(across.verdict).toBe('holds');
  });

  it('has notes where the text states another figure than the table', () => {
    const read = reader({ 'a throughput.median': 118 });
    const left = printedValue('a', 'throughput.mean', 120);
    const right = printedValue('b', 'rate', null);
    const notes = (statedLeft?: number, statedRight?: number) =>
      statedNotes({ statedLeft, statedRight } as ClaimComparison, left, right, read);
    expect(notes()).toEqual([]);
    expect(notes(120)).toEqual([]);
    expect(notes(118)).toEqual(['The text says 118, its median, for a, the table 120.']);
    expect(notes(117, 3)).toEqual([
      'The text says 117 for a, the table 120.',
      'The text says 3 for b, the table nothing.',
    ]);
  });
});

describe('margins', () => {
  const repeats = { within: ['a', 'b'], between: ['c', 'd'] } as const;

  it('count a repetition only where both runs are printed', () => {
    const read = reader({ 'a rate': 100, 'd rate': 100 });
    expect(repeatabilityOf('rate', repeats, read)).toEqual({ within: 0, between: 0 });
  });

  it('take a unit of the last digit from text without decimals', () => {
    const side = (printed: string) => printedValue('1-A', 'rate', Number(printed), { printed });
    const of = (left: string, right: string) =>
      marginsOf(side(left), side(right), { read: reader(), repeats: null }).repeat;
    expect(of('50', '40')).toBeCloseTo(1 / 40, 12);
    expect(of('50.00', '40.0')).toBeCloseTo(0.1 / 40, 12);
  });
});

describe('the simulated verdict', () => {
  const samples = {
    a: { rate: [100, 100, 100] },
    b: { rate: [100, 100, 100], wait: [100, 100, 100] },
    c: { rate: [101, 99, 100] },
    d: { rate: [100, 101, 102] },
    e: { rate: [100, 130, 161.0] },
  };
  const of = (
    left: PrintedValue,
    right: PrintedValue,
    unsettled: string[] = [],
    direction: 'greater' | 'similar' = 'greater',
  ) => judgeSimulated(direction, left, right, 0.1, { samples, unsettled: new Set(unsettled) });
  const value = (configuration: string, metric = 'rate') =>
    printedValue(configuration, metric, null);

  it('says where two runs are alike, but not of one run or a number', () => {
    expect(of(value('a'), value('b')).notes).toEqual(['Simulated alike.']);
    expect(of(value('a'), value('c')).notes).toEqual([]);
    expect(of(value('b'), value('b', 'wait')).notes).toEqual([]);
    expect(of(value('a'), boundValue('rate', 100)).notes).toEqual([]);
  });

  it('names each run that does not settle once', () => {
    const unsettled = ['a', 'b', ''];
    expect(of(value('b'), value('b', 'wait'), unsettled).notes).toEqual([
      'b does not settle: what it reached counts.',
    ]);
    expect(of(value('a'), boundValue('rate', 1), unsettled).notes).toEqual([
      'a does not settle: what it reached counts.',
    ]);
  });

  it('takes similar from the margin', () => {
    expect(of(value('d'), value('a'), [], 'similar').verdict).toBe('holds');
    expect(of(value('e'), value('a'), [], 'similar').verdict).toBe('cannot tell');
  });

  it('cannot tell what is not simulated on one side', () => {
    for (const other of [value('x'), value('a', 'wait')]) {
      expect(of(value('a'), other).notes).toEqual(['Not simulated.']);
      expect(of(other, value('a')).notes).toEqual(['Not simulated.']);
    }
  });
});

describe('two zeros', () => {
  it('do not differ', () => {
    expect(differenceSize(0, 0)).toBe(0);
    const margins = { repeat: 0, similar: 0 };
    expect(measuredVerdict('less', 0, 0, margins)).toBe('cannot tell');
    expect(measuredVerdict('greater', 0, 0, margins)).toBe('cannot tell');
    expect(measuredVerdict('similar', 0, 0, margins)).toBe('holds');
  });
});
