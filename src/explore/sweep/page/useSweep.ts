import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Report } from '../../../simulator/report';
import type { Batch, BatchStatus } from '../../page/useBatch';
import type { ExploredStudy } from '../../study/exploredStudy';
import type { RunPoint } from '../found';
import { pointsOf, type SweepPoint } from '../points';
import type { SweepQuestion } from '../question';
import { finishedCount } from '../view';
import { runSweep } from '../work';
import { usePaced } from './usePaced';

/** Results are drawn so often at most, ms. */
const DRAWN_EVERY_MS = 250;

export interface SweepRuns {
  /** All combinations, with the runs that have ended. */
  points: readonly RunPoint[];
  /** Runs that have ended, of all that are asked for. */
  finished: number;
  all: number;
  status: BatchStatus;
  workers: number;
  start: () => void;
  stop: () => void;
}

/** What a run belongs to: two questions that share points share their runs. */
const keyOf = (study: ExploredStudy, question: SweepQuestion, { values }: SweepPoint): string =>
  [study.id, question.protocol, question.from.seed, ...Object.values(values)].join(' ');

/** The runs of a question: made on all processors, kept while the page is open. */
export function useSweep(study: ExploredStudy, question: SweepQuestion, batch: Batch): SweepRuns {
  const { status, workers, start: startBatch, stop } = batch;
  const [count, tell, flush] = usePaced(DRAWN_EVERY_MS);
  const known = useRef(new Map<string, Map<number, Report>>());
  const { from, over, by, protocol, replications } = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown of a sweep changes none of its runs
  const asked = useMemo(
    () => ({ question, points: pointsOf(study, question) }),
    [study, from, over, by, protocol, replications],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each count stands for reports that have come
  const points = useMemo(
    () =>
      asked.points.map((point): RunPoint => {
        const reports = known.current.get(keyOf(study, asked.question, point)) ?? [];
        const own = [...reports].filter(([replication]) => replication < replications);
        return { ...point, reports: new Map(own) };
      }),
    [asked, study, replications, count],
  );

  const start = useCallback(() => {
    startBatch((simulate, signal) => {
      const take = (place: number, replication: number, report: Report) => {
        const point = asked.points[place];
        if (point === undefined) return;
        const key = keyOf(study, asked.question, point);
        const reports = known.current.get(key) ?? new Map<number, Report>();
        known.current.set(key, reports.set(replication, report));
        tell();
      };
      // Whoever reads that it is done, or that it failed, reads the last runs, too.
      return runSweep(simulate, study, asked.question, asked.points, take, signal).finally(flush);
    });
  }, [asked, startBatch, study, tell, flush]);

  // Going back in the history asks something else: what is under way ends.
  const running = useRef(asked);
  useEffect(() => {
    if (running.current !== asked) stop();
    running.current = asked;
  }, [asked, stop]);

  const possible = points.filter(({ conflict }) => conflict === null).length;
  return {
    points,
    finished: finishedCount(points),
    all: possible * replications,
    status,
    workers,
    start,
    stop,
  };
}
