import { formatRate } from '../../charts/format';
import type { Replays } from '../tables/types';
import styles from './adapters.module.css';

interface Props {
  from: Replays | undefined;
  /** Such as "http-1-way/2006/2kb". */
  of: string;
}

/** The simulated rate of a configuration, in three digits as the study prints its own; nothing where there is none. */
export function SimulatedRate({ from, of }: Props) {
  const estimate = from?.configurations[of]?.metrics.documentsPerSecond;
  if (!estimate) return null;
  return (
    <data
      className={styles.simulated}
      value={Number(estimate.mean.toPrecision(6))}
      data-metric="documentsPerSecond"
      data-kind="simulated"
    >
      {formatRate(estimate.mean)}
    </data>
  );
}
