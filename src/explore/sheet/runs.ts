import { DEFAULT_SEED, published, type Scenario } from '../../scenario/scenario';
import type { Simulate } from '../../simulator/batch/simulate';
import type { Report } from '../../simulator/report';
import type { Standing } from '../study/bands';
import { type ExploredStudy, valuesOf } from '../study/exploredStudy';
import { runsOf } from '../study/runs';

/** What a sheet is made from: all replications of each scenario, in the order of their numbers. */
export interface SheetReports {
  here: readonly Report[];
  /** The published configuration on the same random numbers; none where that is the scenario. */
  base: readonly Report[];
  /** The nearest measured configuration, as published. */
  nearest: readonly Report[];
}

/** The nearest measured configuration of a scenario by its name, such as "low-latency/20-B". */
export const nearestNameOf = (
  study: ExploredStudy,
  scenario: Scenario,
  standingOf: (values: Readonly<Record<string, number>>) => Standing,
): string | null => {
  const { nearest } = standingOf(valuesOf(study, scenario));
  return nearest && study.context.prefix + nearest.label;
};

/** Simulates what a sheet shows, the scenario itself first; `onReports` hears of each as it is there. */
export async function simulateSheet(
  study: ExploredStudy,
  scenario: Scenario,
  nearest: string | null,
  simulate: Simulate,
  options: {
    signal: AbortSignal;
    onReports: (reports: SheetReports) => void;
    /** Finished and all runs. */
    onProgress: (done: number, all: number) => void;
  },
): Promise<void> {
  const { signal, onReports, onProgress } = options;
  const { replications } = study.protocol;
  const of = (one: Pick<Scenario, 'base' | 'changes' | 'seed'>) =>
    runsOf(study, one, { protocol: 'study', replications, seed: one.seed });
  const isChanged = Object.keys(scenario.changes).length > 0;
  const batches = {
    here: of(scenario),
    base: isChanged ? of({ ...published(scenario.base), seed: scenario.seed }) : [],
    nearest: nearest === null ? [] : of({ ...published(nearest), seed: DEFAULT_SEED }),
  };
  const all = Object.values(batches).flat().length;
  let done = 0;
  let reports: SheetReports = { here: [], base: [], nearest: [] };
  for (const part of ['here', 'base', 'nearest'] as const) {
    const onFinished = () => {
      done += 1;
      onProgress(done, all);
    };
    reports = { ...reports, [part]: await simulate(batches[part], { signal, onFinished }) };
    signal.throwIfAborted();
    onReports(reports);
  }
}
