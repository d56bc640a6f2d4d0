import { PoolCliff as Cliff, type PoolPoint } from '../../../charts/curves/PoolCliff';
import { SessionFormula as Formula } from '../../../charts/curves/SessionFormula';
import type { Configurations } from '../../../measured/configurationTypes';
import { measuredOf } from '../../../measured/statedStudy';
import type { Prose } from '../../../measured/types';
import { statedScenario } from '../../../scenario/stated';
import { replayOf } from '../../../tables/stated/replayOf';
import styles from '../../../tables/stated/stories.module.css';
import type { Replays } from '../../../tables/types';
import { workerThreadsKnobs } from '../knobs';

interface Props {
  configurations: Configurations;
  prose: Prose;
}

/** Threads in the pool of an orchestration host instance: a value of the registry holds for the process, the default per processor. */
function poolOf(values: Readonly<Record<string, number>>): number {
  const threads = values.maxWorkerThreads ?? 0;
  return values.threadsPerCpu === 1 ? threads * (values.processorsPerHost ?? 1) : threads;
}

/** Completions by pool size, simulated, and the runs that were measured without session throttling. */
export function PoolCliff({
  configurations,
  prose,
  points,
}: Props & { points: readonly PoolPoint[] }) {
  const measured = configurations.configurations.flatMap((configuration) => {
    const values = statedScenario(workerThreadsKnobs, configuration);
    const completed = measuredOf(prose, configuration.id).completed?.value;
    if (completed == null || values.connectionsPerCpu !== 0) return [];
    return [
      { id: configuration.id, label: configuration.title, threads: poolOf(values), completed },
    ];
  });
  return (
    <div className={styles.story}>
      <Cliff points={points} measured={measured} />
    </div>
  );
}

/** The printed formula for sessions beside measured and simulated peaks. */
export function SessionFormula({ configurations, prose, replays }: Props & { replays: Replays }) {
  const runs = configurations.configurations.flatMap((configuration) => {
    const values = statedScenario(workerThreadsKnobs, configuration);
    const of = (knob: string) => values[knob] ?? 0;
    const measuredPeak = measuredOf(prose, configuration.id)['sqlConnections.peak']?.value;
    if (measuredPeak == null) return [];
    return [
      {
        id: configuration.id,
        label: configuration.title,
        hosts: of('receiveHosts') + of('orchestrationHosts') + of('sendHosts'),
        poolSize: of('maxWorkerThreads'),
        processors: of('processorsPerHost'),
        measuredPeak,
        simulatedPeak:
          replayOf(replays, configuration.id).metrics['sqlConnections.peak']?.mean ?? null,
      },
    ];
  });
  return (
    <div className={styles.story}>
      <Formula runs={runs} />
    </div>
  );
}
