import { useCallback, useEffect, useRef, useState } from 'react';
import { type Paced, paced } from '../../../lab/pace/paced';
import { type Batch, useBatch } from '../../page/useBatch';
import type { Asked } from '../../page/useQuestion';
import { type PinnedRuns, pinnedOf } from '../pinned';
import type { CompareQuestion } from '../question';
import { compareInTurn, type Extent, type Made } from '../runs';

/** The page follows its runs so often, ms. */
const EVERY_MS = 250;

export interface Compared {
  batch: Batch;
  /** Null before there are any numbers. */
  shown: PinnedRuns | null;
  /** Whether what is shown is of an earlier question. */
  isStale: boolean;
  /** Replications that are planned so far; 0 before that is known. */
  planned: number;
  /** Begins, or goes on where it was stopped or only short runs were made. */
  start: (extent?: Extent) => void;
}

/** What there is of a question, by its link. */
interface Progress {
  link: string;
  runs: PinnedRuns | null;
  planned: number;
}

/** Runs of the question, which begin by themselves, of one that nobody asked short ones alone; what is shown follows them a few times a second. */
export function useCompared(asked: Asked<CompareQuestion> | null): Compared {
  const batch = useBatch();
  const [progress, setProgress] = useState<Progress | null>(null);
  const latest = useRef(asked);
  latest.current = asked;
  const pace = useRef<Paced<Made> | null>(null);
  const link = asked?.link;
  const { prepare, start: startBatch } = batch;
  useEffect(prepare, [prepare]);

  const start = useCallback(
    (extent: Extent = 'whole') => {
      const { current } = latest;
      if (current === null) return;
      const { studies, question } = current;
      pace.current?.drop();
      const show = paced((made: Made) => {
        if (latest.current?.link !== current.link) return;
        const runs = pinnedOf(studies, question, made);
        const { planned } = made;
        setProgress((before) =>
          runs === null && before !== null
            ? { ...before, planned }
            : { link: current.link, runs, planned },
        );
      }, EVERY_MS);
      pace.current = show;
      let hasNumbers = false;
      startBatch(async (simulate, signal) => {
        await compareInTurn(
          studies,
          question,
          simulate,
          signal,
          (made) => {
            show.push(made);
            // First numbers come at once, what follows at intervals.
            if (!hasNumbers) show.flush();
            hasNumbers = made.reports[0]?.length !== 0;
          },
          extent,
        );
        show.flush();
      });
    },
    [startBatch],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another question
  useEffect(() => {
    start(latest.current?.isAsked === false ? 'first' : 'whole');
  }, [start, link]);

  useEffect(() => () => pace.current?.drop(), []);

  return {
    batch,
    shown: progress?.runs ?? null,
    isStale: progress !== null && progress.link !== link,
    planned: progress?.planned ?? 0,
    start,
  };
}
