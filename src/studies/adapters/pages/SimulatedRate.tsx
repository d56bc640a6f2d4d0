import { formatRate } from '../../../charts/frame/format';
import styles from './adapters.module.css';
import type { SimulatedRates } from './pairRows';

interface Props {
  from: SimulatedRates;
  /** Such as "http-1-way/2006/2kb". */
  of: string;
}

/** The simulated rate of a configuration, in three digits as the study prints its own; nothing where there is none. */
export function SimulatedRate({ from, of }: Props) {
  const estimate = from[of];
  if (!estimate) return null;
  return (
    <data
      className={styles.simulated}
      value={Number(estimate.mean.toPrecision(6))}
      data-metric="documentsPerSecond"
      data-kind="simulated"
      title={`Simulated, 95\u202f% interval ${formatRate(estimate.low)} to ${formatRate(estimate.high)}`}
    >
      {formatRate(estimate.mean)}
    </data>
  );
}
