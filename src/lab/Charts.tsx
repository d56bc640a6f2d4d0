import { LatencyDistribution } from '../charts/LatencyDistribution';
import { LatencyOverTime } from '../charts/LatencyOverTime';
import { MachineCpu } from '../charts/MachineCpu';
import { QueueDepth } from '../charts/QueueDepth';
import { StageWaterfall } from '../charts/StageWaterfall';
import type { Cell, TestCase } from '../measured/types';
import type { Summary } from '../simulator/types';
import styles from './lab.module.css';
import type { Statistic } from './state/types';
import {
  distributionProps,
  machineProps,
  overTimeProps,
  queueProps,
  stageProps,
} from './view/charts';

interface ChartsProps {
  testCase: TestCase;
  /** Such as "20-A". */
  configuration: string;
  cells: Readonly<Record<string, Cell>>;
  shown: Summary;
  published: Summary | undefined;
  statistic: Statistic;
  stale: boolean;
}

export function Charts(props: ChartsProps) {
  const { testCase, configuration, cells, shown, published, statistic, stale } = props;
  return (
    <div className={styles.charts}>
      <LatencyDistribution
        {...distributionProps(shown, published, cells, statistic)}
        stale={stale}
      />
      <StageWaterfall {...stageProps(shown, published)} stale={stale} />
      <MachineCpu {...machineProps(shown, testCase, configuration, cells)} stale={stale} />
      <LatencyOverTime {...overTimeProps(shown, cells)} stale={stale} />
      <QueueDepth {...queueProps(shown)} stale={stale} />
    </div>
  );
}
