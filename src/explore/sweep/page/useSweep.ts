import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Report } from '../../../simulator/report';
import type { Batch, BatchStatus } from '../../page/useBatch';
import type { ExploredStudy } from '../../study/exploredStudy';
import type { RunPoint } from '../found';
import type { SweepPoint } from '../points';
import type { SweepQuestion } from '../question';
import { sweptPoints } from '../refine';
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
  /** Makes the runs that are missing; of the extent "first", one of each point. */
  start: (extent?: 'first' | 'whole') => void;
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
  const asked = useMemo(() => ({ question }), [study, from, over, by, protocol, replications]);

  const pointsNow = useCallback(
    () =>
      sweptPoints(study, asked.question, (point) => {
        const reports = known.current.get(keyOf(study, asked.question, point)) ?? [];
        return new Map([...reports].filter(([replication]) => replication < replications));
      }),
    [asked, study, replications],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count stands for reports that have come
  const points = useMemo(pointsNow, [pointsNow, count]);

  const start = useCallback(
    (extent: 'first' | 'whole' = 'whole') => {
      startBatch((simulate, signal) => {
        const wanted = extent === 'first' ? { ...asked.question, replications: 1 } : asked.question;
        const make = async (points: readonly SweepPoint[]): Promise<void> => {
          const take = (place: number, replication: number, report: Report) => {
            const point = points[place];
            if (point === undefined) return;
            const key = keyOf(study, asked.question, point);
            const reports = known.current.get(key) ?? new Map<number, Report>();
            known.current.set(key, reports.set(replication, report));
            tell();
          };
          await runSweep(simulate, study, wanted, points, take, signal);
          const next = pointsNow();
          if (extent === 'whole' && next.length > points.length) await make(next);
        };
        // Whoever reads that it is done, or that it failed, reads the last runs, too.
        return make(pointsNow()).finally(flush);
      });
    },
    [asked, pointsNow, startBatch, study, tell, flush],
  );

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
