import { describe, expect, it } from 'vitest';
import { singleOutcomes } from '../../../src/lab/stated/effects';
import { differenceOf, outcomesOf } from '../../../src/lab/view/outcomes';
import { stabilityText } from '../../../src/lab/view/stability';
import type { Summary } from '../../../src/simulator/types';
import { effectText } from '../../../src/studies/low-latency/lab/effectText';
import { lowLatency } from '../../../src/studies/low-latency/lab/lowLatency';
import { context, summaryWith } from './fixture';

const cell = (value: number | null) => ({ printed: String(value), value });
const of = (row: string, value: number | null, summary: Summary = summaryWith(120)) =>
  outcomesOf(
    lowLatency,
    { scenario: `low-latency/${row}`, row, cells: { 'throughput.median': cell(value) } },
    summary,
    'median',
  )[0];

describe('an outcome', () => {
  it('has the error against what is printed, with its interval and tolerance', () => {
    const found = of('20-A', 100);
    expect(found).toMatchObject({ id: 'throughput', reference: 100, tolerance: 0.1 });
    expect(found?.error?.mean).toBeCloseTo(0.2, 12);
    expect(found?.error?.low).toBeCloseTo(0.18, 12);
    expect(found?.error?.high).toBeCloseTo(0.22, 12);
  });

  it('has no error where nothing can be compared', () => {
    expect(of('20-A', null)?.error).toBeNull();
    expect(of('20-A', 0)?.error).toBeNull();
    expect(of('2-A', 100)?.error).toBeNull();
    expect(of('20-A', 100, summaryWith(120, { metrics: {} }))?.error).toBeNull();
  });

  it('is held against the likely value of a misprint', () => {
    const found = outcomesOf(
      lowLatency,
      {
        scenario: 'low-latency/15-A',
        row: '15-A',
        cells: { 'roundtripTime.median': { printed: '227', value: 227 } },
      },
      summaryWith(1),
      'median',
    ).find(({ id }) => id === 'roundtripTime');
    expect(found).toMatchObject({ reference: 330, erratum: { id: 'E0-02' } });
  });

  it('of the page stand in the order of the study, each with its own cell', () => {
    const { row = '', cells = {} } = context.printed.A ?? {};
    const scenario = 'low-latency/20-A';
    const all = outcomesOf(lowLatency, { scenario, row, cells }, summaryWith(101), 'mean');
    expect(all.map(({ metric, cell: own }) => [metric, own])).toEqual(
      ['throughput', 'requestTime', 'responseTime', 'roundtripTime'].map((id) => [
        `${id}.mean`,
        cells[`${id}.mean`],
      ]),
    );
  });
});

describe('a difference', () => {
  it('has the half width of independent intervals together', () => {
    expect(differenceOf({ mean: 10, low: 7, high: 13 }, { mean: 4, low: 0, high: 8 })).toEqual({
      change: 6,
      halfWidth: 5,
    });
  });

  const outcomes = [
    { id: 'a', label: 'Received', unit: 'messages/s', metric: 'a' },
    { id: 'b', label: 'CPU master', unit: '%', metric: 'b' },
  ];
  const made = (metrics: Record<string, number>) =>
    summaryWith(1, {
      metrics: Object.fromEntries(
        Object.entries(metrics).map(([name, mean]) => [name, { mean, low: mean, high: mean }]),
      ),
    });

  it('is told outcome by outcome, small ones with a decimal, percentages in points', async () => {
    const { effectText: effect } = await singleOutcomes(outcomes, async () => ({
      default: {},
    })).telling();
    const text = (before: Record<string, number>, now: Record<string, number>) =>
      effect(made(before), made(now), 'mean');
    expect(text({ a: 100, b: 50 }, { a: 110, b: 40.5 })).toBe(
      'received +10\u202fmessages/s, CPU master −9.5\u202fpoints',
    );
    expect(text({ a: 100 }, { a: 100 })).toBe('received 0\u202fmessages/s');
    expect(text({ a: 100, b: 1 }, { a: 109.94 })).toBe('received +9.9\u202fmessages/s');
    expect(text({ a: 1 }, { b: 1 })).toBeNull();
  });

  it('is whether the system keeps up, where it does not', () => {
    const steady = summaryWith(1);
    const grown = summaryWith(1, { status: 'unstable' });
    expect(stabilityText(steady, steady)).toBeNull();
    expect(stabilityText(steady, grown)).toBe('the system no longer keeps up');
    expect(stabilityText(grown, steady)).toBe('the system keeps up again');
    expect(stabilityText(grown, grown)).toBe('the system still does not keep up');
  });

  it('of the low-latency study is of throughput, roundtrip and the waits', () => {
    const before = summaryWith(100);
    const now = summaryWith(130, {
      stages: before.stages?.map((stage) => ({ ...stage, meanMs: stage.meanMs + 7 })),
    });
    expect(effectText(before, now, 'mean')).toBe(
      '+30 messages/s, roundtrip 0\u202fms, waiting +7\u202fms (means)',
    );
    expect(effectText(now, before, 'median')).toBe(
      '−30 messages/s, roundtrip 0\u202fms (medians), waiting −7\u202fms (mean)',
    );
    expect(effectText(before, summaryWith(1, { metrics: {} }), 'mean')).toBeNull();
  });
});
