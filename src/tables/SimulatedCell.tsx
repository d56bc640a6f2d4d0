import { formatNumber } from '../lab/view/format';
import type { Summary } from '../simulator/types';
import styles from './tables.module.css';

interface Props {
  summary: Summary | undefined;
  metric: string;
}

/** The simulated value of a metric, rounded as the study prints it. */
export function SimulatedCell({ summary, metric }: Props) {
  const estimate = summary?.metrics[metric];
  if (!estimate) return null;
  return (
    <data
      className={styles.simulated}
      value={Number(estimate.mean.toPrecision(6))}
      data-metric={metric}
      data-kind="simulated"
    >
      {formatNumber(estimate.mean)}
    </data>
  );
}
