import { coarseFirst } from '../../simulator/batch/coarseFirst';
import type { Simulate } from '../../simulator/batch/simulate';
import type { Report } from '../../simulator/report';
import type { Run } from '../../simulator/types';
import type { ExploredStudy } from '../study/exploredStudy';
import { runsOf } from '../study/runs';
import type { SweepPoint } from './points';
import type { SweepQuestion } from './question';

/** Which run of a sweep a report belongs to. */
interface Place {
  /** Place of its point among all points. */
  point: number;
  replication: number;
}

/** The runs of a sweep in the order in which they are made: each point once, coarse steps first, then once more. */
export function sweepRuns(
  study: ExploredStudy,
  question: SweepQuestion,
  points: readonly SweepPoint[],
): { run: Run; place: Place }[] {
  const { from, protocol, replications } = question;
  const own = points.map((point) =>
    point.conflict === null
      ? runsOf(study, point, { protocol, replications, seed: from.seed })
      : [],
  );
  const order = coarseFirst(points.length);
  return Array.from({ length: replications }, (_, replication) =>
    order.flatMap((point) => {
      const run = own[point]?.[replication];
      return run === undefined ? [] : [{ run, place: { point, replication } }];
    }),
  ).flat();
}

/** Simulates a sweep, telling of each run as it ends. */
export async function runSweep(
  simulate: Simulate,
  study: ExploredStudy,
  question: SweepQuestion,
  points: readonly SweepPoint[],
  onReport: (point: number, replication: number, report: Report) => void,
  signal: AbortSignal,
): Promise<void> {
  const planned = sweepRuns(study, question, points);
  await simulate(
    planned.map(({ run }) => run),
    {
      signal,
      onFinished: (index, report) => {
        const place = planned[index]?.place;
        if (place) onReport(place.point, place.replication, report);
      },
    },
  );
}
