import { apply, type Scenario } from '../../scenario/scenario';
import type { Protocol, Run } from '../../simulator/types';
import { baseValuesOf, type ExploredStudy } from './exploredStudy';

/** How often and how long a scenario of a question is simulated. */
export interface Measurement {
  protocol: Protocol;
  replications: number;
  seed: number;
}

/** The runs of a scenario. Scenarios with the same seed share the random numbers of each replication. */
export function runsOf(
  study: ExploredStudy,
  scenario: Pick<Scenario, 'base' | 'changes'>,
  { protocol, replications, seed }: Measurement,
): Run[] {
  const { schema } = study.context;
  const values = apply(schema, baseValuesOf(study, scenario), scenario.changes);
  return Array.from({ length: replications }, (_, replication) => ({
    study: study.id,
    values,
    seed,
    replication,
    protocol,
  }));
}
