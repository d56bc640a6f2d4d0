import type { Nearest } from '../../scenario/distance';
import { apply, type Scenario } from '../../scenario/scenario';
import type { BatchOptions, Simulate } from '../../simulator/batch/simulate';
import {
  ensembleRuns,
  excessOf,
  type MeansBySet,
  meansBySet,
  type Spread,
  spreadOf,
} from '../../simulator/ensemble';
import { baseValuesOf, type ExploredStudy } from './exploredStudy';

/** What other sets of parameters gave of a scenario. */
export interface Tried {
  /** What the parameters leave open of it beyond the configuration measured nearest to it; null at a measured one. */
  excess: Spread | null;
  bySet: MeansBySet;
}

export const isMeasured = (nearest: Nearest | null): boolean => nearest?.distance === 0;

/** Tries other sets of parameters in a scenario, in short runs; null where its study has none. */
export async function simulateTried(
  study: ExploredStudy,
  scenario: Pick<Scenario, 'base' | 'changes'>,
  nearest: Nearest | null,
  seed: number,
  simulate: Simulate,
  options?: Pick<BatchOptions, 'signal'>,
): Promise<Tried | null> {
  if (study.ensemble === undefined || nearest === null) return null;
  const { schema, prefix } = study.context;
  const ensemble = await study.ensemble();
  const values = apply(schema, baseValuesOf(study, scenario), scenario.changes);
  const reports = await simulate(
    ensembleRuns({ study: study.id, values, seed }, ensemble),
    options,
  );
  return {
    excess: isMeasured(nearest)
      ? null
      : excessOf(spreadOf(reports), ensemble.spreads[prefix + nearest.label]),
    bySet: meansBySet(reports),
  };
}

/**
 * What the parameters leave open of a scenario beyond the configuration measured nearest to it, by short runs with other
 * sets of them. Null where the study has no such sets, or the scenario is a measured one.
 */
export async function simulateExcess(
  ...asked: Parameters<typeof simulateTried>
): Promise<Spread | null> {
  const [, , nearest] = asked;
  return isMeasured(nearest) ? null : ((await simulateTried(...asked))?.excess ?? null);
}
