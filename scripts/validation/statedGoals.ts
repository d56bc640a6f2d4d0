import { median } from 'd3-array';
import type { GoalFigures } from '../../src/comparison/goals';
import { isListed } from '../../src/comparison/ledger';
import type { AdapterFit } from '../../src/studies/adapters/fit';
import type { HeldOutPoint } from '../../src/studies/scale-up/scaling/heldOut';
import type { StatedResults } from './stated';

const FAILED = Number.NaN;

function reader(results: StatedResults) {
  const find = (row: string) => results.results.find((one) => one.row === row);
  return {
    simulated: (row: string, metric: string): number =>
      find(row)?.summary.metrics[metric]?.mean ?? FAILED,
    error: (row: string, metric: string): number => {
      const found = find(row)?.comparisons.find((one) => one.metric === metric);
      return 100 * (found?.error ?? FAILED);
    },
    rows: results.results.map(({ row }) => row),
  };
}

const size = (value: number): number => Number(Math.abs(value).toPrecision(12));

/** Figures of the capacity study's goals. */
export function capacityFigures(results: StatedResults): GoalFigures {
  const { simulated, error } = reader(results);
  return {
    'capacity.sustainable.received': size(error('sustainable', 'receivedPerSecond')),
    'capacity.sustainable.cleanup': size(error('sustainable', 'cleanupSeconds')),
    'capacity.sustainable.failures': simulated('sustainable', 'cleanupFailuresPercent'),
    'capacity.overdrive.received': simulated('overdrive', 'receivedPerSecond'),
    'capacity.overdrive.timeLow': simulated('overdrive', 'timeToTwoMillionHours'),
    'capacity.overdrive.timeHigh': simulated('overdrive', 'timeToTwoMillionHours'),
    'capacity.overdrive.recoveryLow': simulated('overdrive', 'recoveryHours'),
    'capacity.overdrive.recoveryHigh': simulated('overdrive', 'recoveryHours'),
    'capacity.overdrive.runsLow': simulated('overdrive', 'cleanupRunsAfterStop'),
    'capacity.overdrive.runsHigh': simulated('overdrive', 'cleanupRunsAfterStop'),
    'capacity.overdrive.peak': size(error('overdrive', 'spoolRows.peak')),
    'capacity.overdrive.diskIdle': simulated('overdrive', 'diskIdle.recovery'),
    'capacity.floodgate.recovery': simulated('floodgate', 'recoveryHours'),
  };
}

/** Figures of the adapter study's goals; what the ledger lists is left out of the errors. */
export function adaptersFigures({ results, ledger }: StatedResults, fit: AdapterFit): GoalFigures {
  const errors = results.flatMap(({ scenario, comparisons }) =>
    comparisons.flatMap(({ metric, error }) =>
      error === null || isListed(ledger, scenario, metric) ? [] : [size(100 * error)],
    ),
  );
  return {
    'adapters.median': median(errors) ?? FAILED,
    'adapters.worst': Math.max(...errors),
    'adapters.heldOut': fit.withoutCell['2kb'].medianPercent,
    'adapters.procedure': fit.procedureBias.worstPercent,
  };
}

/** Figures of the scale-up study's goals. */
export function scaleUpFigures(
  results: StatedResults,
  heldOut: readonly HeldOutPoint[],
): GoalFigures {
  const { error, rows } = reader(results);
  const worst = (metrics: readonly string[]) =>
    Math.max(...metrics.map((metric) => size(error('L3', metric))));
  return {
    'scale-up.throughput': Math.max(
      ...rows.map((row) => size(error(row, 'orchestrationsPerSecond'))),
    ),
    'scale-up.cpu': worst(['cpu.master', 'cpu.worker1', 'cpu.worker2']),
    'scale-up.transactions': worst([
      'transactionsPerSecond.master',
      'transactionsPerSecond.worker1',
      'transactionsPerSecond.worker2',
    ]),
    'scale-up.peak': worst(['orchestrationsPerSecond.peak']),
    'scale-up.heldOut': Math.max(...heldOut.map((point) => size(point.predictedErrorPercent))),
  };
}

/** How many neighbours of a list, sorted as published, are in that order in the simulation too. */
function inOrder(published: readonly number[], simulated: readonly number[]): number {
  const order = published.map((_, index) => index);
  order.sort((a, b) => (published[a] ?? 0) - (published[b] ?? 0));
  const sorted = order.map((index) => simulated[index] ?? FAILED);
  return sorted.slice(1).filter((value, index) => value > (sorted[index] ?? FAILED)).length;
}

const STALLED = ['200', '200-throttled'];

/** Figures of the worker-threads study's goals. */
export function workerThreadsFigures(results: StatedResults): GoalFigures {
  const { simulated, error, rows } = reader(results);
  const worst = (metric: string) => Math.max(...rows.map((row) => size(error(row, metric))));
  const ordered = (metric: string) =>
    inOrder(
      results.results.map(
        ({ comparisons }) => comparisons.find((one) => one.metric === metric)?.measured ?? FAILED,
      ),
      rows.map((row) => simulated(row, metric)),
    );
  return {
    'worker-threads.peak': worst('sqlConnections.peak'),
    'worker-threads.received': worst('received'),
    'worker-threads.completed': worst('completed'),
    'worker-threads.completedOrder': ordered('completed'),
    'worker-threads.cpu': worst('cpu.sql'),
    'worker-threads.cpuOrder': ordered('cpu.sql'),
    'worker-threads.stalls': rows.filter(
      (row) => simulated(row, 'sqlStalledPercent') > 0 === STALLED.includes(row),
    ).length,
    'worker-threads.replications': results.replications,
  };
}
