import { FAILED, goalReader, size } from '../../comparison/goalReader';
import type { GoalFigures } from '../../comparison/goals';
import type { ReplayedStudy } from '../../comparison/replayedStudy';

/** How many neighbours of a list, sorted as published, are in that order in the simulation too. */
function inOrder(published: readonly number[], simulated: readonly number[]): number {
  const order = published.map((_, index) => index);
  order.sort((a, b) => (published[a] ?? 0) - (published[b] ?? 0));
  const sorted = order.map((index) => simulated[index] ?? FAILED);
  return sorted.slice(1).filter((value, index) => value > (sorted[index] ?? FAILED)).length;
}

const STALLED = ['200', '200-throttled'];

/** Figures of the worker-threads study's goals. */
export function goalFigures(results: ReplayedStudy): GoalFigures {
  const { simulated, errorPercent, rows } = goalReader(results);
  const worst = (metric: string) => Math.max(...rows.map((row) => size(errorPercent(row, metric))));
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
