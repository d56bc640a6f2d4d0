import { describe, expect, it } from 'vitest';
import { peakOf, runEndMs } from '../../../src/lab/stated/timeSeries';
import type { Summary } from '../../../src/simulator/types';
import { limitText as adapters } from '../../../src/studies/adapters/lab/limitText';
import { growthPerHour, isLevel, loadEndMs } from '../../../src/studies/capacity/lab/level';
import { limitText as capacity } from '../../../src/studies/capacity/lab/limitText';
import { storyTitle } from '../../../src/studies/capacity/lab/story';
import { limitOf, limitText as lowLatency } from '../../../src/studies/low-latency/lab/limitText';
import { boundsOf } from '../../../src/studies/scale-up/lab/bounds';
import { limitText as scaleUp } from '../../../src/studies/scale-up/lab/limitText';
import { limitText as workerThreads } from '../../../src/studies/worker-threads/lab/limitText';
import { publishedSummary } from '../series/distinct';
import { summaryWith } from './fixture';

const HOUR_MS = 3_600_000;

function made(
  metrics: Readonly<Record<string, number>>,
  series: Readonly<Record<string, readonly (number | null)[]>> = {},
  changes: Partial<Summary> = {},
): Summary {
  const steps = Math.max(1, ...Object.values(series).map(({ length }) => length));
  const stepMs = HOUR_MS / 10;
  return summaryWith(1, {
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, mean]) => [name, { mean, low: mean, high: mean }]),
    ),
    series: { stepMs, ...series },
    protocol: { rampUpMs: 0, steadyMs: steps * stepMs, rampDownMs: 0, rampsCount: true },
    ...changes,
  });
}

/** A spool that grows by so many rows an hour under a load that lasts. */
const growing = (perHour: number, metrics: Readonly<Record<string, number>> = {}) =>
  made(metrics, {
    offeredPerSecond: new Array(40).fill(150),
    spoolRows: Array.from({ length: 40 }, (_, step) => 1000 + (step * perHour) / 10),
  });

describe('the load of the capacity study', () => {
  const of = (offeredPerSecond: (number | null)[]) => loadEndMs(made({}, { offeredPerSecond }));

  it('ends after the last step with a load', () => {
    expect(of([5, 0, 5, 0, 0])).toBe(0.3 * HOUR_MS);
    expect(of([5, 5, null, null, null])).toBe(0.2 * HOUR_MS);
  });

  it('lasts to the end, or is none', () => {
    expect(of([5, 5, 5, 5])).toBeNull();
    expect(of([5, 5, 5, 0])).toBeNull();
    expect(of([5, 5, 0, 0])).toBe(0.2 * HOUR_MS);
    expect(of([0, 0, 0])).toBeNull();
    expect(of([])).toBeNull();
  });
});

describe('the spool of the capacity study', () => {
  it('grows by what it does in the second half of the load', () => {
    expect(growthPerHour(growing(10_000))).toBeCloseTo(10_000, 6);
    const bent = made(
      {},
      {
        offeredPerSecond: new Array(40).fill(1),
        spoolRows: Array.from({ length: 40 }, (_, step) => (step < 20 ? 100_000 * step : 7)),
      },
    );
    expect(growthPerHour(bent)).toBe(0);
    const stopped = made(
      {},
      {
        offeredPerSecond: Array.from({ length: 40 }, (_, step) => (step < 20 ? 1 : 0)),
        spoolRows: Array.from({ length: 40 }, (_, step) => (step < 20 ? 500 * step : 0)),
      },
    );
    expect(growthPerHour(stopped)).toBeCloseTo(5000, 6);
    expect(growthPerHour(made({}, { spoolRows: [1] }))).toBe(0);
    expect(growthPerHour(made({}))).toBe(0);
  });

  it('is level below 20,000 rows an hour', () => {
    expect(isLevel(growing(19_999))).toBe(true);
    expect(isLevel(growing(20_001))).toBe(false);
    expect(isLevel(growing(-50_000))).toBe(true);
  });

  it('is told in the title of its story', () => {
    const of = (spoolRows: number[], metrics: Record<string, number> = {}) =>
      storyTitle(made(metrics, { spoolRows, offeredPerSecond: spoolRows.map(() => 1) }));
    expect(of([])).toBe('Nothing has been received yet');
    expect(of([1, 50_000, 3])).toBe('The spool never holds more than 50,000 rows');
    expect(of([1, 18_084, 3])).toBe('The spool never holds more than 19,000 rows');
    const up = [0, 2_160_000, 0, 0];
    expect(of(up, { recoveryHours: 4.5, 'spoolRows.end': 1000 })).toBe(
      'The spool peaks at 2,200,000 rows after 9\u202fmin and has recovered 4.5\u202fh after the load',
    );
    expect(of(up, { 'spoolRows.end': 1000 })).toBe(
      'The spool peaks at 2,200,000 rows after 9\u202fmin and is worked off',
    );
    expect(of(up, { recoveryHours: 4.5, 'spoolRows.end': 1_080_000 })).not.toContain('peaks');
    expect(storyTitle(growing(40_000))).toBe(
      'The spool grows to 160,000 rows, with no end in sight',
    );
    expect(storyTitle({ ...growing(19_000), metrics: {} })).toBe(
      'The spool levels off at 75,000 rows',
    );
  });
});

describe('the peak of a line', () => {
  it('is its highest value, in the middle of its first such step', () => {
    const summary = made({}, { spoolRows: [null, 3, 9, 9, 1], other: [10, 0, 0, 0, 0] });
    expect(peakOf(summary, 'spoolRows')).toEqual({ value: 9, atMs: 0.25 * HOUR_MS });
    expect(peakOf(summary, 'spool')).toBeNull();
    expect(peakOf(made({}, { spoolRows: [null] }), 'spoolRows')).toBeNull();
  });

  it('lies in a run of ramps and steady state', () => {
    const protocol = { rampUpMs: 1, steadyMs: 20, rampDownMs: 300, rampsCount: false };
    expect(runEndMs(made({}, {}, { protocol }))).toBe(321);
  });
});

describe('what limits the capacity study', () => {
  const cases: [string, Summary, string][] = [
    [
      'a run that was stopped',
      made({}, {}, { status: 'unstable', unstableReason: 'too much' }),
      'The run was stopped: too much.',
    ],
    [
      'growth without cleanup',
      growing(30_000),
      'Not sustainable: under load the spool grows by 30,000 rows an hour. Nothing is cleaned up.',
    ],
    [
      'growth with many failures',
      growing(30_000, { cleanupFailuresPercent: 21, cleanupSeconds: 9 }),
      'Not sustainable: under load the spool grows by 30,000 rows an hour. 21\u202f% of the cleanup runs end as deadlock victims.',
    ],
    [
      'growth with few failures',
      growing(30_000, { cleanupFailuresPercent: 20, cleanupSeconds: 9 }),
      'Not sustainable: under load the spool grows by 30,000 rows an hour. The cleanup takes 9\u202fs and does not catch up.',
    ],
    ['no cleanup', growing(0), 'The spool is level, and no cleanup run has completed.'],
    [
      'a slow cleanup',
      growing(0, { cleanupSeconds: 61 }),
      'At the edge: the spool is level, but a cleanup run takes 61\u202fs.',
    ],
    [
      'a cleanup of a minute',
      growing(0, { cleanupSeconds: 60 }),
      'Sustainable: the spool is level and a cleanup run takes 60\u202fs.',
    ],
  ];
  it.each(cases)('is told of %s', (_, summary, text) => expect(capacity(summary)).toBe(text));
});

describe('what limits the adapters', () => {
  const resources = [
    { id: 'a', label: 'Connections', utilisationPercent: 99, waitMs: 1 },
    { id: 'b', label: 'Processors', utilisationPercent: 12, waitMs: 2 },
  ];
  const of = (throttledPercent: number) => adapters(made({ throttledPercent }, {}, { resources }));

  it('is the busiest resource, and the throttle from 1 % on', () => {
    const first = 'The bottleneck: Connections, taken 99\u202f% of the time.';
    expect(of(0.99)).toBe(first);
    expect(of(1)).toBe(
      `${first} Receiving is faster than the rest and throttled 1\u202f% of the time.`,
    );
    expect(adapters(made({}, {}, { resources: [] }))).toBe('');
  });
});

describe('what limits worker threads', () => {
  const metrics = { sqlStalledPercent: 0, 'cpu.sql': 40, completed: 95, sent: 100 };
  const of = (changes: object, delays: number[] = [], more: Partial<Summary> = {}) =>
    workerThreads(made({ ...metrics, ...changes }, { publishingDelayMs: delays }, more));

  it.each([
    [{ sqlStalledPercent: 1 }, [], /^SQL Server stands still 1\u202f% of the time/],
    [{ sqlStalledPercent: 0.99 }, [], /^There is enough of everything/],
    [
      {},
      [10_000, 0],
      /^Throttling limits: publications are delayed by 5\u202fs on average, while SQL Server is busy 40\u202f%/,
    ],
    [{}, [9998, 0], /^There is enough of everything/],
    [{ 'cpu.sql': 70 }, [], /^The processors of SQL Server limit: busy 70\u202f% /],
    [{ 'cpu.sql': 69.9 }, [], /^There is enough of everything/],
    [
      { completed: 89 },
      [],
      /^The pools limit: SQL Server is busy 40\u202f% of the time, and 11\u202f% of the messages are not completed\.$/,
    ],
    [
      { completed: 90.5 },
      [],
      /^There is enough of everything: SQL Server is busy 40\u202f% .* nearly all/,
    ],
  ] as const)('by %j and delays of %j', (changes, delays, text) => {
    expect(of(changes, [...delays])).toMatch(text);
  });

  it('is what stopped the run, where it was stopped', () => {
    expect(of({}, [], { status: 'unstable' })).toBe(
      'The run was stopped: its backlog keeps growing.',
    );
  });
});

describe('what limits the low-latency study', () => {
  const stage = (id: string, meanMs: number, waitsFor: string | null) => ({
    id,
    label: `Wait at ${id}`,
    path: 'request' as const,
    kind: waitsFor === null ? ('work' as const) : ('wait' as const),
    waitsFor,
    meanMs,
  });
  const of = (...stages: ReturnType<typeof stage>[]) => limitOf(made({}, {}, { stages }));

  it('is a wait of at least a tenth of the roundtrip', () => {
    expect(of(stage('work', 90, null), stage('lock', 10, 'lock'))?.waitMs).toBe(10);
    expect(of(stage('work', 91, null), stage('lock', 10, 'lock'))).toBeNull();
    expect(limitOf(made({}, {}, { stages: undefined }))).toBeNull();
  });

  it('is what is waited for longest altogether, by the name of its longest wait', () => {
    const all = [stage('a', 20, 'lock'), stage('b', 30, 'pool'), stage('c', 15, 'lock')];
    expect(of(...all)).toEqual({ awaited: 'lock', label: 'Wait at a', waitMs: 35 });
  });

  it.each([
    ['Publish lock of the MessageBox', '; the publish lock is nearest to full, 50\u202f%.'],
    ['Processors of X', '; the processors of X are nearest to full, 50\u202f%.'],
    ['Requests in flight of X', '; the requests in flight of X are nearest to full, 50\u202f%.'],
    ['Log disk', '; the log disk is nearest to full, 50\u202f%.'],
  ])('names the part nearest to full: %s', (label, text) => {
    const resources = [{ id: 'x', label, utilisationPercent: 50, waitMs: 0 }];
    expect(lowLatency(made({}, {}, { stages: [], resources }))).toContain(text);
  });
});

describe('what is assumed of the time of a message', () => {
  const of = (assumedMs: number) => {
    const stages = [
      { kind: 'assumed' as const, meanMs: assumedMs },
      { kind: 'work' as const, meanMs: 300 - assumedMs },
    ].map((one, id) => ({
      ...one,
      id: `${id}`,
      label: 'x',
      path: 'request' as const,
      waitsFor: null,
    }));
    return lowLatency(made({}, {}, { stages, resources: [] })).split(' a delay')[0];
  };

  it('has a name of its own where it is near to one', () => {
    expect([of(70), of(80), of(105), of(150)]).toEqual([
      'A quarter of the 300\u202fms that a message takes on average is',
      'A quarter of the 300\u202fms that a message takes on average is',
      'A third of the 300\u202fms that a message takes on average is',
      'Half of the 300\u202fms that a message takes on average is',
    ]);
    expect(of(115)).toBe('115 of the 300\u202fms that a message takes on average are');
  });

  it('is told from 2 % on', () => {
    expect(of(6)).toMatch(/^6 of the 300/);
    expect(of(5)).toMatch(/^Messages wait 0|^There is/);
  });
});

describe('what limits scale-up', () => {
  const of = (perSecond: number, bounds: Record<string, number>) =>
    scaleUp(
      made({
        orchestrationsPerSecond: perSecond,
        ...Object.fromEntries(Object.entries(bounds).map(([id, value]) => [`bound.${id}`, value])),
      }),
    );

  it('names each bound by its part', () => {
    const parts = ['worker', 'send', 'receive', 'master', 'threads', 'process'];
    const metrics = Object.fromEntries(parts.map((id, index) => [`bound.${id}`, 60 - index]));
    expect(boundsOf(made(metrics)).map(({ label, perSecond }) => [label, perSecond])).toEqual([
      ['Process hosts', 55],
      ['Threads of the process hosts', 56],
      ['Master MessageBox', 57],
      ['Receive hosts', 58],
      ['Send hosts', 59],
      ['Worker MessageBoxes', 60],
    ]);
  });

  it('takes a bound for reached from 95 % of it on, and those within 3 % together', () => {
    expect(of(94.9, { master: 100 })).toMatch(/^Too few messages are under way/);
    expect(of(95, { master: 100 })).toBe(
      'The master MessageBox limits throughput to 100\u202forchestrations per second.',
    );
    expect(of(100, { master: 100, worker: 103 })).toMatch(
      /^The master MessageBox and worker MessageBoxes limit throughput to 100/,
    );
    expect(of(100, { master: 100, worker: 103.1 })).toMatch(
      /^The master MessageBox limits .* Next would be the worker MessageBoxes, at 103\.$/,
    );
    expect(of(100, { send: 100 })).toMatch(/^The send hosts limit throughput/);
  });
});

it('the published overdrive stops its load in the run, the sustainable load never does', () => {
  const overdrive = loadEndMs(publishedSummary('capacity/experiments', 'overdrive'));
  expect((overdrive ?? 0) / HOUR_MS).toBeGreaterThan(2.5);
  expect((overdrive ?? 0) / HOUR_MS).toBeLessThan(3.1);
  expect(loadEndMs(publishedSummary('capacity/experiments', 'sustainable'))).toBeNull();
});
