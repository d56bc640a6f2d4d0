import { useEffect, useRef, useState } from 'react';
import { paced } from '../../../lab/pace/paced';
import { type BatchStatus, useBatch } from '../../page/useBatch';
import type { ExploredStudy } from '../../study/exploredStudy';
import { type DayQuestion, ruleOf } from '../question';
import { type DayResult, type Progress, workOnDay } from '../work';

/** A changed question is answered once it rests for so long, in ms. */
const REST_MS = 200;
/** Progress is told at most this often, in ms. */
const TELL_MS = 300;

export interface DayState {
  status: BatchStatus;
  progress: Progress | null;
  result: DayResult | null;
  /** The result belongs to another question; this one is under way. */
  isStale: boolean;
  /** The answer is from short runs and rests until somebody wants all of it. */
  isBrief: boolean;
  /** Answers as the study measured, and seeks what survives. */
  goOn: () => void;
  stop: () => void;
  resume: () => void;
}

/**
 * The answer to a question about a day, sought again whenever the question changes; what nobody asked is answered by short
 * runs alone.
 */
export function useDay(
  study: ExploredStudy | null,
  question: DayQuestion | null,
  link: string,
  isAsked: boolean,
): DayState {
  const { status, start, stop } = useBatch();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [found, setFound] = useState<{ link: string; study: string; result: DayResult } | null>(
    null,
  );
  const [turn, setTurn] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const isBrief = !isAsked && !isWanted;
  const latest = useRef({ study, question });
  latest.current = { study, question };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks the same question again
  useEffect(() => {
    const timer = setTimeout(() => {
      const { study: own, question: asked } = latest.current;
      const rule = own && ruleOf(own);
      if (!own || !asked || !rule) {
        stop();
        return;
      }
      start((simulate, signal) => {
        const tell = paced(setProgress, TELL_MS);
        signal.addEventListener('abort', tell.drop);
        let stage = '';
        return workOnDay({
          rule,
          asked: { study: own, scenario: asked.scenario, load: asked.load, limits: asked.limits },
          seed: asked.seed,
          isBrief,
          simulate,
          signal,
          onProgress: (next) => {
            if (signal.aborted) return;
            tell.push(next);
            if (next.stage !== stage) tell.flush();
            stage = next.stage;
          },
          onResult: (result) => {
            if (!signal.aborted) setFound({ link, study: own.id, result });
          },
        }).then(() => {});
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [link, isBrief, turn, start, stop]);

  const own = found !== null && found.study === study?.id ? found : null;
  return {
    status,
    progress,
    result: own?.result ?? null,
    isStale: own !== null && own.link !== link,
    isBrief,
    goOn: () => setWanted(true),
    stop,
    resume: () => setTurn((value) => value + 1),
  };
}
