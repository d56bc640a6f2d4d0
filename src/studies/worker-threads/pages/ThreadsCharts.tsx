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
import { measuredPools } from './measuredPools';

interface Props {
  configurations: Configurations;
  prose: Prose;
}

/** Completions by pool size, simulated, and the runs that were measured without session throttling. */
export function PoolCliff({
  configurations,
  prose,
  points,
}: Props & { points: readonly PoolPoint[] }) {
  return (
    <div className={styles.story}>
      <Cliff points={points} measured={measuredPools(configurations, prose)} />
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
