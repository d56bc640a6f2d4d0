import { useCallback, useEffect, useState } from 'react';
import type { Scenario } from '../../scenario/scenario';
import { RunPool } from '../../simulator/batch/runPool';
import type { Spread } from '../../simulator/ensemble';
import { writeScenario } from '../question/scenarioText';
import { standings } from '../study/bands';
import { isMeasured, simulateTried, type Tried } from '../study/excess';
import { type ExploredStudy, valuesOf } from '../study/exploredStudy';

/** A scenario of a page, with its study. */
export interface Open {
  study: ExploredStudy;
  scenario: Pick<Scenario, 'base' | 'changes'>;
}

/** Gives what other parameters made of a scenario; null while, or where, that is not known. */
export type TriedOf = (open: Open) => Tried | null;

const NONE: ReadonlyMap<string, Tried> = new Map();

const keyOf = ({ study, scenario }: Open, seed: number) =>
  `${writeScenario(study, scenario)} ${seed}`;

/**
 * Tries other parameters in the scenarios of a page that nobody measured, or in all, on one worker, once the page's own
 * runs are done. Where that fails the bands stand as they are.
 */
export function useTried(
  scenarios: readonly Open[],
  seed: number,
  isReady: boolean,
  withMeasured: boolean,
): TriedOf {
  const [known, setKnown] = useState(NONE);
  const asked = scenarios.map((one) => keyOf(one, seed)).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same scenarios in another list ask nothing new
  useEffect(() => {
    const open = scenarios.filter((one) => one.study.ensemble && !known.has(keyOf(one, seed)));
    if (!isReady || open.length === 0) return;
    const control = new AbortController();
    const pool = new RunPool({ workers: 1 });
    const work = async () => {
      for (const one of open) {
        const { study, scenario } = one;
        const { nearest } = standings(study)(valuesOf(study, scenario));
        if (isMeasured(nearest) && !withMeasured) continue;
        const { signal } = control;
        const tried = await simulateTried(study, scenario, nearest, seed, pool.simulate, {
          signal,
        });
        if (signal.aborted) return;
        if (tried) setKnown((before) => new Map(before).set(keyOf(one, seed), tried));
      }
    };
    work()
      .catch(() => {
        // Stopped, or the simulator did not arrive.
      })
      .finally(() => pool.dispose());
    return () => {
      control.abort();
      pool.dispose();
    };
  }, [asked, seed, isReady, withMeasured]);
  return useCallback((open) => known.get(keyOf(open, seed)) ?? null, [known, seed]);
}

/** Gives what the parameters leave open of a scenario; null while, or where, that is not known. */
export type ExcessOf = (open: Open) => Spread | null;

/** Tries other parameters in the scenarios of a page that nobody measured. */
export function useExcess(scenarios: readonly Open[], seed: number, isReady: boolean): ExcessOf {
  const triedOf = useTried(scenarios, seed, isReady, false);
  return useCallback((open) => triedOf(open)?.excess ?? null, [triedOf]);
}
