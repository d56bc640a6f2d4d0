import { goalReader, size } from '../../comparison/goalReader';
import type { GoalFigures } from '../../comparison/goals';
import type { ReplayedStudy } from '../../comparison/replayedStudy';
import type { HeldOutPoint } from './scaling/heldOut';

/** Figures of the scale-up study's goals. */
export function goalFigures(results: ReplayedStudy, heldOut: readonly HeldOutPoint[]): GoalFigures {
  const { errorPercent, rows } = goalReader(results);
  const worst = (metrics: readonly string[]) =>
    Math.max(...metrics.map((metric) => size(errorPercent('L3', metric))));
  return {
    'scale-up.throughput': Math.max(
      ...rows.map((row) => size(errorPercent(row, 'orchestrationsPerSecond'))),
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
