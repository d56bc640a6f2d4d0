import type { MeasuredPool } from '../../../charts/curves/PoolCliff';
import type { Configurations } from '../../../measured/configurationTypes';
import { measuredOf } from '../../../measured/statedStudy';
import type { Prose } from '../../../measured/types';
import { statedScenario } from '../../../scenario/stated';
import { workerThreadsKnobs } from '../knobs';

/** Threads in the pool of an orchestration host instance: a value of the registry holds for the process, the default per processor. */
function poolOf(values: Readonly<Record<string, number>>): number {
  const threads = values.maxWorkerThreads ?? 0;
  return values.threadsPerCpu === 1 ? threads * (values.processorsPerHost ?? 1) : threads;
}

/** The runs that were measured without session throttling, at the size of their pools. */
export const measuredPools = ({ configurations }: Configurations, prose: Prose): MeasuredPool[] =>
  configurations.flatMap((configuration) => {
    const values = statedScenario(workerThreadsKnobs, configuration);
    const completed = measuredOf(prose, configuration.id).completed?.value;
    if (completed == null || values.connectionsPerCpu !== 0) return [];
    return [
      { id: configuration.id, label: configuration.title, threads: poolOf(values), completed },
    ];
  });
