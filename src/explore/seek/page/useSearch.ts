import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { paced } from '../../../lab/pace/paced';
import type { Report } from '../../../simulator/report';
import { estimate } from '../../../simulator/statistics';
import { type Batch, useBatch } from '../../page/useBatch';
import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import { runsOf } from '../../study/runs';
import { finishedOf } from '../../why/answer';
import { seek } from '../seek';
import type { SeekAnswer, SeekProgress, SeekQuestion } from '../types';
import { effectPlan, type FoundEffects } from '../view/effects';
import { type Step, stepsAround } from '../view/oneKnob';
import type { Found } from '../view/rows';
import { scenarioOf } from '../view/scenario';

/** What one search has found so far. */
export interface Search {
  study: ExploredStudy;
  question: SeekQuestion;
  /** The address of the question. */
  link: string;
  progress: SeekProgress | null;
  /** Null until the search has come to its end. */
  answer: SeekAnswer | null;
  /** The scenario that it set out from, as the study would have measured it. */
  base: Found | null;
  /** One knob at a time from the best. */
  around: { steps: readonly Step[]; reports: readonly (Report | undefined)[] } | null;
  /** One step of every knob from the best. */
  effects: FoundEffects | null;
  elapsedMs: number;
}

const NOTHING = {
  progress: null,
  answer: null,
  base: null,
  around: null,
  effects: null,
  elapsedMs: 0,
};

/** The page is drawn anew at most so often while a search runs. */
const REDRAW_MS = 300;

const foundOf = ({ measures }: ExploredStudy, values: Record<string, number>, reports: Report[]) =>
  Object.fromEntries(
    measures.map((measure) => {
      const numbers = reports.map((report) => measure.of({ values, report }));
      const known = numbers.filter((value) => value !== null);
      return [measure.id, known.length < numbers.length ? null : estimate(known)];
    }),
  );

interface SearchState {
  batch: Batch;
  search: Search | null;
  start: (study: ExploredStudy, question: SeekQuestion, link: string) => void;
}

/** A search on all processors, and once it has an answer the runs that surround it. */
export function useSearch(): SearchState {
  const batch = useBatch();
  const [search, setSearch] = useState<Search | null>(null);
  const latest = useRef<Search | null>(null);
  latest.current = search;
  const pace = useMemo(
    () =>
      paced<Partial<Search>>(
        (news) => setSearch((before) => before && { ...before, ...news }),
        REDRAW_MS,
      ),
    [],
  );
  useEffect(() => () => pace.drop(), [pace]);
  const { start: begin } = batch;

  const start = useCallback(
    (study: ExploredStudy, question: SeekQuestion, link: string) => {
      pace.drop();
      // What was found before a stop stays in sight until the search has gone as far again, from memory.
      const before = latest.current?.link === link ? latest.current : null;
      const known = before?.progress?.evaluated ?? 0;
      setSearch(before ?? { ...NOTHING, study, question, link });
      let news: Partial<Search> = {};
      const tell = (more: Partial<Search>) => {
        news = { ...news, ...more };
        pace.push(news);
      };
      begin(async (simulate, signal) => {
        const startedMs = performance.now();
        const answer = await seek(study, question, simulate, {
          signal,
          onProgress: (progress) => {
            if (progress.evaluated < known) return;
            tell({ progress, elapsedMs: performance.now() - startedMs });
          },
        });
        tell({ answer, elapsedMs: performance.now() - startedMs });
        pace.flush();
        const { from, moves, seed } = question;
        const { replications } = study.protocol;
        const base = await simulate(
          runsOf(study, from, { protocol: 'study', replications, seed }),
          { signal },
        );
        tell({ base: foundOf(study, valuesOf(study, from), base) });
        if (answer.best !== null) {
          const steps = stepsAround(study, scenarioOf(question, answer.best.changes), moves);
          const reports: (Report | undefined)[] = steps.map(() => undefined);
          await simulate(
            steps.map(({ run }) => run),
            {
              signal,
              onFinished: (index, report) => {
                reports[index] = report;
                tell({ around: { steps, reports: [...reports] } });
              },
            },
          );
        }
        if (answer.best !== null) {
          const { plan, steps } = effectPlan(study, scenarioOf(question, answer.best.changes));
          const reports: (Report | undefined)[] = plan.map(() => undefined);
          await simulate(
            plan.map(({ run }) => run),
            {
              signal,
              onFinished: (index, report) => {
                reports[index] = report;
                tell({ effects: { steps, finished: finishedOf(plan, reports) } });
              },
            },
          );
        }
        pace.flush();
      });
    },
    [begin, pace],
  );

  return { batch, search, start };
}
