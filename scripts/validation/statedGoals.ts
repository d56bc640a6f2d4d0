import type { GoalFigures } from '../../src/comparison/goals';
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
