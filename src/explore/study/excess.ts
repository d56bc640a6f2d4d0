import type { Nearest } from '../../scenario/distance';
import { apply, type Scenario } from '../../scenario/scenario';
import type { BatchOptions, Simulate } from '../../simulator/batch/simulate';
import { excessOf, type Spread, simulateSpread } from '../../simulator/ensemble';
import { baseValuesOf, type ExploredStudy } from './exploredStudy';

/**
 * What the parameters leave open of a scenario beyond the configuration measured nearest to it, by short runs with other
 * sets of them. Null where the study has no such sets, or the scenario is a measured one.
 */
export async function simulateExcess(
  study: ExploredStudy,
  scenario: Pick<Scenario, 'base' | 'changes'>,
  nearest: Nearest | null,
  seed: number,
  simulate: Simulate,
  options?: Pick<BatchOptions, 'signal'>,
): Promise<Spread | null> {
  if (study.ensemble === undefined || nearest === null || nearest.distance === 0) return null;
  const { schema, prefix } = study.context;
  const ensemble = await study.ensemble();
  const values = apply(schema, baseValuesOf(study, scenario), scenario.changes);
  const run = { study: study.id, values, seed };
  const spread = await simulateSpread(run, ensemble, simulate, options);
  return excessOf(spread, ensemble.spreads[prefix + nearest.label]);
}
