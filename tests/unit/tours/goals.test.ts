import { describe, expect, it } from 'vitest';
import type { KnobValues } from '../../../src/scenario/schema';
import type { Summary } from '../../../src/simulator/types';
import { adaptersKnobs } from '../../../src/studies/adapters/knobs';
import { judge } from '../../../src/tours/judge';
import { LOADERS } from '../../../src/tours/tours/load';
import type { LabStep, Seen } from '../../../src/tours/types';

interface Made {
  metrics?: Readonly<Record<string, number>>;
  published?: Readonly<Record<string, number>>;
  values?: KnobValues;
  publishedValues?: KnobValues;
  status?: Summary['status'];
  other?: Partial<Seen>;
}

const summaryOf = (metrics: Readonly<Record<string, number>>, status: Summary['status']) => {
  const estimates = Object.entries(metrics).map(([id, mean]) => [
    id,
    { mean, low: mean, high: mean },
  ]);
  return { metrics: Object.fromEntries(estimates), status } as unknown as Summary;
};

function seen({
  metrics = {},
  published = {},
  values = {},
  publishedValues = {},
  status = 'done',
  other,
}: Made): Seen {
  return {
    configuration: 'A',
    values: { ...publishedValues, ...values },
    publishedValues,
    statistic: 'median',
    summary: summaryOf({ ...published, ...metrics }, status),
    published: summaryOf(published, 'done'),
    isChanged: false,
    outsideCount: 0,
    ...other,
  };
}

/** The steps of each tour that are judged by the results of labs. */
const TOURS: Record<string, LabStep[]> = {};
for (const [id, load] of Object.entries(LOADERS)) {
  TOURS[id] = (await load()).steps.flatMap((step) => (step.of === 'system' ? [] : [step]));
}

/** Which of the goals of a step, such as the third of "300ms", a result meets: "yn" the first alone. */
function met(tour: string, step: number, made: Made): string {
  const goals = TOURS[tour]?.[step - 1]?.goals ?? [];
  return judge(goals, seen(made))
    .met.map((one) => (one ? 'y' : 'n'))
    .join('');
}

/** What is said of the first goal that a result does not meet. */
const missing = (tour: string, step: number, made: Made) =>
  (judge(TOURS[tour]?.[step - 1]?.goals ?? [], seen(made)).missing ?? [])
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('');

type Case = [step: number, made: Made, expected: string];

describe('how to read a page', () => {
  const USERS = { publishedValues: { virtualUsers: 3 } };
  const TIME = 'roundtripTime.median';
  it.each<Case>([
    [1, {}, 'n'],
    [1, { other: { configuration: 'B' } }, 'y'],
    [2, {}, 'n'],
    [2, { other: { statistic: 'mean' } }, 'y'],
    [3, USERS, 'n'],
    [3, { ...USERS, values: { virtualUsers: 4 } }, 'y'],
    [4, { published: { [TIME]: 300 } }, 'nn'],
    [4, { published: { [TIME]: 300 }, metrics: { [TIME]: 301 }, other: { outsideCount: 1 } }, 'yy'],
    [5, { other: { isChanged: true } }, 'n'],
    [5, {}, 'y'],
  ])('step %i of %j: %s', (step, made, expected) => {
    expect(met('page', step, made)).toBe(expected);
  });
});

describe('get to 300 ms', () => {
  const result = (throughput: number, roundtrip: number) => ({
    'throughput.median': throughput,
    'roundtripTime.median': roundtrip,
  });
  const published = result(100, 300);
  const off = { published, publishedValues: { tracking: 4 } };
  const users = (virtualUsers: number): Made => ({ values: { virtualUsers } });

  it.each<Case>([
    [1, { status: 'unstable', publishedValues: { virtualUsers: 10 } }, 'ny'],
    [1, { publishedValues: { virtualUsers: 10 } }, 'yy'],
    [1, { publishedValues: { virtualUsers: 10 }, ...users(9) }, 'yn'],
    [1, { publishedValues: { virtualUsers: 10 }, ...users(11) }, 'yy'],
    [2, { published, ...users(9) }, 'nny'],
    [2, { published, ...users(8), metrics: result(95, 299) }, 'yyy'],
    [2, { published, ...users(8), metrics: result(94.9, 299) }, 'yyn'],
    [3, users(12), 'ynnn'],
    [3, users(10), 'nynn'],
    [3, users(8), 'nnyn'],
    [3, users(5), 'nnny'],
    [3, users(7), 'nnnn'],
    [3, { ...users(5), status: 'unstable' }, 'nnnn'],
    [4, { published }, 'nn'],
    [4, { published, metrics: result(100, 299), values: { httpOutCompleteSize: 1 } }, 'yy'],
    [4, { published, metrics: result(100, 299), status: 'unstable' }, 'nn'],
    [5, { metrics: result(1, 10_000) }, 'nn'],
    [5, { metrics: result(10_000, 1) }, 'yy'],
    [5, { metrics: result(10_000, 1), status: 'unstable' }, 'ny'],
    [6, off, 'nn'],
    [6, { ...off, values: { tracking: 0 }, metrics: result(100, 299) }, 'yy'],
    [6, { ...off, metrics: result(100, 299), status: 'unstable' }, 'nn'],
    [7, off, 'nyy'],
    [7, { ...off, metrics: result(101, 300) }, 'yyy'],
    [7, { ...off, metrics: result(101, 301) }, 'yny'],
    [7, { ...off, metrics: result(101, 300), status: 'unstable' }, 'yny'],
    [7, { ...off, values: { tracking: 0 } }, 'nyn'],
  ])('step %i of %j: %s', (step, made, expected) => {
    expect(met('300ms', step, made)).toBe(expected);
  });

  it('compares with what was printed where the server is another', () => {
    const { goals } = TOURS['300ms']?.[4] ?? { goals: [] };
    const told = goals[0]?.missing(seen({ metrics: result(1, 400) })) ?? [];
    const printed = told.find((part) => typeof part !== 'string' && part.kind === 'measured');
    const { value: wantedMs } = printed as { value: number };
    expect(met('300ms', 5, { metrics: result(1, wantedMs) })).toBe('yn');
    expect(met('300ms', 5, { metrics: result(1, wantedMs + 1) })).toBe('nn');
  });

  it('says what the result was', () => {
    expect(missing('300ms', 3, { ...users(7), metrics: result(1, 222) })).toContain(
      'With 7 users a roundtrip takes 222 ms. Stop at 12, too.',
    );
  });
});

describe('why did it collapse', () => {
  const published = { completed: 1000, hostRestarts: 3 };
  const run = (configuration: string, isChanged = false) => ({
    published,
    other: { configuration, isChanged },
  });
  const threads = (maxWorkerThreads: number, completed: number): Made => ({
    published,
    values: { maxWorkerThreads },
    metrics: { completed },
  });
  const AT_200 = { published, publishedValues: { maxWorkerThreads: 200, sqlWorkers: 255 } };
  const calm = { metrics: { hostRestarts: 0 } };

  it.each<Case>([
    [1, run('25'), 'yn'],
    [1, run('100'), 'ny'],
    [1, run('100', true), 'nn'],
    [2, run('200'), 'yy'],
    [2, { ...run('200', true), ...calm }, 'nn'],
    [3, threads(119, 1001), 'ny'],
    [3, threads(120, 1001), 'yy'],
    [3, threads(120, 1000), 'yn'],
    [4, threads(120, 1001), 'nn'],
    [4, threads(121, 1001), 'yn'],
    [4, threads(129, 1001), 'yn'],
    [4, threads(130, 1001), 'nn'],
    [4, threads(121, 500), 'nn'],
    [4, threads(121, 499), 'ny'],
    [4, threads(129, 499), 'ny'],
    [4, threads(120, 499), 'nn'],
    [4, threads(130, 499), 'nn'],
    [5, AT_200, 'yn'],
    [5, { ...AT_200, ...calm }, 'yy'],
    [5, { ...AT_200, ...calm, values: { maxWorkerThreads: 100 } }, 'ny'],
    [6, { ...AT_200, ...calm }, 'yyy'],
    [6, { ...AT_200, ...calm, values: { sqlWorkers: 500 } }, 'yny'],
    [7, { ...AT_200, ...calm, values: { connectionsPerCpu: 0 } }, 'yny'],
    [7, { ...AT_200, ...calm, values: { connectionsPerCpu: 5 } }, 'yyy'],
    [7, { ...AT_200, values: { connectionsPerCpu: 5 } }, 'yyn'],
  ])('step %i of %j: %s', (step, made, expected) => {
    expect(met('collapse', step, made)).toBe(expected);
  });

  it('says what the result was', () => {
    expect(missing('collapse', 1, run('100'))).toContain(
      'This run completes 1000 orchestrations. Choose the configuration 25,',
    );
    expect(missing('collapse', 5, AT_200)).toContain('restart: 3 times');
  });
});

describe('which adapter, which size', () => {
  const choice = (knob: string, id: string) =>
    adaptersKnobs.knobs.find((one) => one.id === knob)?.choices.find((one) => one.id === id)
      ?.value ?? Number.NaN;
  const pair = (receive: string, send: string, sizeKb: number): KnobValues => ({
    receiveAdapter: choice('receiveAdapter', receive),
    sendAdapter: choice('sendAdapter', send),
    sizeKb,
  });
  const from = (
    values: KnobValues,
    documentsPerSecond = 100,
    publishedValues: KnobValues = {},
  ): Made => ({
    published: { documentsPerSecond: 100 },
    metrics: { documentsPerSecond },
    publishedValues,
    values,
  });

  it.each<Case>([
    [1, from(pair('file', 'file', 2)), 'ynn'],
    [1, from(pair('file', 'http', 2), 99), 'yyy'],
    [1, from(pair('http', 'http', 2), 99), 'nyy'],
    [2, from({ sizeKb: 199 }, 100, { sizeKb: 2 }), 'nny'],
    [2, from({ sizeKb: 200 }, 99, { sizeKb: 2 }), 'yyy'],
    [2, from({ sizeKb: 200 }, 1, { sizeKb: 2 }), 'yyn'],
    [3, from(pair('http', 'http', 2)), 'ynnn'],
    [3, from(pair('soap', 'soap', 2)), 'nynn'],
    [3, from(pair('soap', 'soap', 200)), 'nnyn'],
    [3, from(pair('http', 'http', 200)), 'nnny'],
    [3, from(pair('http', 'soap', 2)), 'nnnn'],
    [3, from(pair('soap', 'http', 200)), 'nnnn'],
    [4, from({ twoWay: 0 }), 'nn'],
    [4, from({ twoWay: 1 }, 99), 'yy'],
    [5, from({ orchestration: 1 }, 99), 'yn'],
    [5, from({ orchestration: 0 }, 100), 'ny'],
    [6, { metrics: { 'cpu.sql': 99 } }, 'n'],
    [6, { metrics: { 'cpu.sql': 99.1 } }, 'y'],
  ])('step %i of %j: %s', (step, made, expected) => {
    expect(met('adapters', step, made)).toBe(expected);
  });

  it('names the run that is still open', () => {
    expect(missing('adapters', 3, from(pair('file', 'file', 2), 57))).toBe(
      'This run moves 57 documents per second. HTTP with 2 KB is still open.',
    );
  });
});

it('a result without a metric meets nothing that asks for it', () => {
  expect(met('adapters', 6, {})).toBe('n');
  expect(met('collapse', 5, {})).toBe('yn');
  expect(met('300ms', 2, { values: { virtualUsers: 5 } })).toBe('ynn');
});
