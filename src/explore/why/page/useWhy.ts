import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Paced, paced } from '../../../lab/pace/paced';
import type { Report } from '../../../simulator/report';
import type { Protocol } from '../../../simulator/types';
import type { Batch } from '../../page/useBatch';
import type { ExploredStudy } from '../../study/exploredStudy';
import { type Finished, finishedOf } from '../answer';
import { type Step, type Steps, stepsOf } from '../effects';
import { firstRuns, planOf } from '../plan';
import type { WhyQuestion } from '../question';

/** New numbers are drawn so often at most, ms. */
const SHOWN_EVERY_MS = 300;

export interface WhyRuns {
  batch: Batch;
  steps: Steps;
  finished: Finished;
  /** Runs that have finished, of all. */
  done: number;
  all: number;
  effectsBy: Protocol;
  /** Runs that a question takes beyond the first few, where nobody has asked it yet; else 0. */
  unasked: number;
  /** Makes them. */
  goOn: () => void;
  /** Goes on where it was stopped or failed. */
  resume: () => void;
  /** Makes the effects by the study's own protocol, too. */
  improve: () => void;
}

interface Shown {
  finished: Finished;
  done: number;
}

const NOTHING: Shown = { finished: new Map(), done: 0 };

const isAny = () => true;

/**
 * Makes the runs of a question as soon as it is asked, of one that nobody asked the first few, and shows them as they come.
 * Those steps are tried that `isTried`, which must stay the same function, lets through.
 */
export function useWhy(
  study: ExploredStudy,
  question: WhyQuestion,
  isAsked: boolean,
  batch: Batch,
  isTried: (study: ExploredStudy, step: Step) => boolean = isAny,
): WhyRuns {
  const { start } = batch;
  const { scenario } = question;
  const key = JSON.stringify([scenario.base, scenario.changes, scenario.seed]);
  const [improved, setImproved] = useState('');
  const effectsBy: Protocol = improved === key ? 'study' : 'preview';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the scenario
  const steps = useMemo(() => {
    const all = stepsOf(study, scenario);
    return { ...all, steps: all.steps.filter((step) => isTried(study, step)) };
  }, [study, key, isTried]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the scenario
  const whole = useMemo(
    () => planOf(study, { scenario }, steps.steps, effectsBy),
    [study, key, steps, effectsBy],
  );
  const [isWanted, setWanted] = useState(false);
  const isWhole = isAsked || isWanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the scenario
  const plan = useMemo(
    () => (isWhole ? whole : firstRuns(study, { scenario })),
    [study, key, whole, isWhole],
  );
  const [shown, setShown] = useState<{ plan: typeof plan } & Shown>({ plan, ...NOTHING });
  const pace = useRef<Paced<number> | null>(null);

  const run = useCallback(() => {
    pace.current?.drop();
    const reports: (Report | undefined)[] = plan.map(() => undefined);
    let done = 0;
    const draw = paced(
      (count: number) => setShown({ plan, finished: finishedOf(plan, reports), done: count }),
      SHOWN_EVERY_MS,
    );
    pace.current = draw;
    start(async (simulate, signal) => {
      await simulate(
        plan.map((planned) => planned.run),
        {
          signal,
          onFinished: (index, report) => {
            if (reports[index] === undefined) done += 1;
            reports[index] = report;
            draw.push(done);
          },
        },
      );
      draw.push(done);
      draw.flush();
    });
  }, [plan, start]);

  useEffect(() => {
    run();
    return () => pace.current?.drop();
  }, [run]);

  const improve = useCallback(() => setImproved(key), [key]);

  const isOwn = shown.plan === plan || isPrefix(shown.plan, plan);
  const { finished, done } = isOwn ? shown : NOTHING;
  return {
    batch,
    steps,
    finished,
    done,
    all: plan.length,
    effectsBy,
    unasked: whole.length - plan.length,
    goOn: useCallback(() => setWanted(true), []),
    resume: run,
    improve,
  };
}

/** Whether a plan only adds to another, so that what was found stays on show. */
const isPrefix = (former: readonly object[], plan: readonly object[]): boolean =>
  former.length > 0 &&
  former.length < plan.length &&
  JSON.stringify(former[0]) === JSON.stringify(plan[0]);
