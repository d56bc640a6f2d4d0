import { describe, expect, it } from 'vitest';
import type { ReplayedStudy } from '../../../src/comparison/replayedStudy';
import { goalFigures as adaptersFigures } from '../../../src/studies/adapters/goals';
import { goalFigures as capacityFigures } from '../../../src/studies/capacity/goals';
import { goalFigures as scaleUpFigures } from '../../../src/studies/scale-up/goals';
import { goalFigures as workerThreadsFigures } from '../../../src/studies/worker-threads/goals';

type Row = Readonly<
  Record<string, { measured?: number; simulated: number; error?: number | null }>
>;

/** Results of a study with these metrics by row; errors are as given, not computed. */
const results = (
  rows: Readonly<Record<string, Row>>,
  ledger: { scenario: string; metric: string }[] = [],
) =>
  ({
    replications: 7,
    ledger,
    results: Object.entries(rows).map(([row, metrics]) => ({
      configuration: { row },
      summary: {
        metrics: Object.fromEntries(
          Object.entries(metrics).map(([metric, { simulated }]) => [metric, { mean: simulated }]),
        ),
      },
      comparisons: Object.entries(metrics).map(([metric, { measured, error = null }]) => ({
        scenario: `study/${row}`,
        metric,
        measured,
        error,
      })),
    })),
  }) as unknown as ReplayedStudy;

describe('the figures of the capacity goals', () => {
  const figures = capacityFigures(
    results({
      sustainable: {
        receivedPerSecond: { simulated: 1, error: -0.01 },
        cleanupSeconds: { simulated: 2, error: 0.02 },
        cleanupFailuresPercent: { simulated: 3 },
      },
      overdrive: {
        receivedPerSecond: { simulated: 4, error: 0.9 },
        timeToTwoMillionHours: { simulated: 5 },
        recoveryHours: { simulated: 6 },
        cleanupRunsAfterStop: { simulated: 7 },
        'spoolRows.peak': { simulated: 8, error: -0.08 },
        'diskIdle.recovery': { simulated: 9 },
      },
      floodgate: { recoveryHours: { simulated: 10 } },
    }),
  );

  it('take each from its own experiment and metric, errors in percent without sign', () => {
    expect(figures).toEqual({
      'capacity.sustainable.received': 1,
      'capacity.sustainable.cleanup': 2,
      'capacity.sustainable.failures': 3,
      'capacity.overdrive.received': 4,
      'capacity.overdrive.timeLow': 5,
      'capacity.overdrive.timeHigh': 5,
      'capacity.overdrive.recoveryLow': 6,
      'capacity.overdrive.recoveryHigh': 6,
      'capacity.overdrive.runsLow': 7,
      'capacity.overdrive.runsHigh': 7,
      'capacity.overdrive.peak': 8,
      'capacity.overdrive.diskIdle': 9,
      'capacity.floodgate.recovery': 10,
    });
  });

  it('are no numbers where something is missing', () => {
    const missing = capacityFigures(results({ sustainable: {} }));
    for (const figure of Object.values(missing)) expect(figure).toBeNaN();
  });
});

describe('the figures of the adapter goals', () => {
  const documents = (error: number | null) => ({ documentsPerSecond: { simulated: 1, error } });
  const fit = {
    withoutCell: { '2kb': { medianPercent: 21 }, '200kb': { medianPercent: 22 } },
    procedureBias: { worstPercent: 23 },
  } as Parameters<typeof adaptersFigures>[1];
  const rows = {
    a: documents(0.01),
    b: documents(-0.03),
    c: documents(0.02),
    d: documents(0.5),
    e: documents(null),
  };

  it('leave out what the ledger lists, and what has no error', () => {
    const listed = [
      { scenario: 'study/d', metric: 'documentsPerSecond' },
      { scenario: 'study/b', metric: 'cpu.sql' },
    ];
    expect(adaptersFigures(results(rows, listed), fit)).toEqual({
      'adapters.median': 2,
      'adapters.worst': 3,
      'adapters.heldOut': 21,
      'adapters.procedure': 23,
    });
    expect(adaptersFigures(results(rows), fit)).toMatchObject({
      'adapters.median': 2.5,
      'adapters.worst': 50,
    });
  });
});

describe('the figures of the scale-up goals', () => {
  it('are the worst error of all configurations in throughput, and of L3 in the rest', () => {
    const of = (percent: number) => ({ simulated: 1, error: percent / 100 });
    const heldOut = [-4, 12, 3].map((predictedErrorPercent) => ({ predictedErrorPercent }));
    const figures = scaleUpFigures(
      results({
        S1: { orchestrationsPerSecond: of(-3), 'cpu.master': of(90) },
        L3: {
          orchestrationsPerSecond: of(2),
          'cpu.master': of(4),
          'cpu.worker1': of(-6),
          'cpu.worker2': of(5),
          'transactionsPerSecond.master': of(-9),
          'transactionsPerSecond.worker1': of(7),
          'transactionsPerSecond.worker2': of(8),
          'orchestrationsPerSecond.peak': of(-34),
        },
      }),
      heldOut as unknown as Parameters<typeof scaleUpFigures>[1],
    );
    expect(figures).toEqual({
      'scale-up.throughput': 3,
      'scale-up.cpu': 6,
      'scale-up.transactions': 9,
      'scale-up.peak': 34,
      'scale-up.heldOut': 12,
    });
  });

  it.each([1, 2, 0])('look at all three database servers (%i)', (worst) => {
    const errors = [0.01, 0.01, 0.01].map((error, index) => (index === worst ? 0.2 : error));
    const of = (index: number) => ({ simulated: 1, error: errors[index] ?? 0 });
    const figures = scaleUpFigures(
      results({
        L3: {
          'cpu.master': of(0),
          'cpu.worker1': of(1),
          'cpu.worker2': of(2),
          'transactionsPerSecond.master': of(0),
          'transactionsPerSecond.worker1': of(1),
          'transactionsPerSecond.worker2': of(2),
        },
      }),
      [],
    );
    expect(figures).toMatchObject({ 'scale-up.cpu': 20, 'scale-up.transactions': 20 });
  });
});

describe('the figures of the worker-threads goals', () => {
  const of = (measured: number, simulated: number) => ({
    measured,
    simulated,
    error: simulated / measured - 1,
  });
  /** Completed and CPU of the four runs as given, in the order of the study. */
  const run = (
    completed: readonly number[],
    cpu: readonly number[],
    stalled: readonly number[],
  ) => {
    const measured = { completed: [1000, 3000, 4000, 2000], cpu: [10, 40, 80, 20] };
    const rows = ['200', '200-throttled', '100', '25'].map((row, index): [string, Row] => [
      row,
      {
        'sqlConnections.peak': of(100, index === 1 ? 104 : 100),
        received: of(100, index === 2 ? 89 : 101),
        completed: of(measured.completed[index] ?? 0, completed[index] ?? 0),
        'cpu.sql': of(measured.cpu[index] ?? 0, cpu[index] ?? 0),
        sqlStalledPercent: { simulated: stalled[index] ?? 0 },
      },
    ]);
    return workerThreadsFigures(results(Object.fromEntries(rows)));
  };
  const asMeasured = run([1100, 3000, 4000, 2000], [10, 40, 80, 21], [50, 5, 0, 0]);

  it('are worst errors, and how many neighbours stand in the published order', () => {
    expect(asMeasured).toMatchObject({
      'worker-threads.peak': 4,
      'worker-threads.received': 11,
      'worker-threads.completed': 10,
      'worker-threads.cpu': 5,
      'worker-threads.completedOrder': 3,
      'worker-threads.cpuOrder': 3,
      'worker-threads.stalls': 4,
      'worker-threads.replications': 7,
    });
  });

  it.each([
    [[4, 2, 1, 3], 0],
    [[1, 3, 4, 2], 3],
    [[2, 3, 4, 1], 2],
    [[1, 2, 4, 3], 2],
    [[1, 4, 3, 2], 2],
    [[4, 2, 3, 1], 2],
    // Alike is not in order.
    [[1, 2, 3, 2], 2],
    [[1, 1, 1, 1], 0],
  ])('count neighbours of %j in order: %i', (simulated, inOrder) => {
    expect(run(simulated, simulated, [1, 1, 0, 0])).toMatchObject({
      'worker-threads.completedOrder': inOrder,
      'worker-threads.cpuOrder': inOrder,
    });
  });

  it.each([
    [[1, 1, 0, 0], 4],
    [[0, 1, 0, 0], 3],
    [[1, 1, 1, 0], 3],
    [[1, 1, 0, 1], 3],
    [[0, 0, 1, 1], 0],
  ])('count stretches at 0 %% of %j in two of four runs: %i', (stalled, right) => {
    expect(run([1, 2, 3, 4], [1, 2, 3, 4], stalled)['worker-threads.stalls']).toBe(right);
  });
});
