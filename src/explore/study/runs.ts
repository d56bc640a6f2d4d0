import type { Scenario } from '../../scenario/scenario';
import { subjectOf } from '../../scenario/subject';
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
  const subject = subjectOf(study.context, baseValuesOf(study, scenario), scenario.changes);
  return Array.from({ length: replications }, (_, replication) => ({
    ...subject,
    seed,
    replication,
    protocol,
  }));
}
