import { memo } from 'react';
import { LatencyDistribution } from '../charts/LatencyDistribution';
import { LatencyOverTime } from '../charts/LatencyOverTime';
import { MachineCpu } from '../charts/MachineCpu';
import { QueueDepth } from '../charts/QueueDepth';
import { StageWaterfall } from '../charts/StageWaterfall';
import type { TestCase } from '../measured/types';
import styles from './lab.module.css';
import type { Statistic } from './state/types';
import {
  distributionProps,
  machineProps,
  overTimeProps,
  queueProps,
  stageProps,
} from './view/charts';
import type { LabView } from './view/derive';

/** How the roundtrips of the result on show are spread. */
export const Distribution = memo(function Distribution(props: {
  view: LabView;
  statistic: Statistic;
}) {
  const { shown, published, cells, stale } = props.view;
  return (
    <div className={styles.below}>
      <LatencyDistribution
        {...distributionProps(shown, published, cells, props.statistic)}
        stale={stale}
      />
    </div>
  );
});

/** Where the time goes, how busy each machine is, and how the run went. */
export const Charts = memo(function Charts(props: { view: LabView; testCase: TestCase }) {
  const { view, testCase } = props;
  const { shown, published, cells, configuration, stale } = view;
  return (
    <div className={styles.charts}>
      <StageWaterfall {...stageProps(shown, published)} stale={stale} />
      <MachineCpu {...machineProps(shown, testCase, configuration, cells)} stale={stale} />
      <LatencyOverTime {...overTimeProps(shown, cells)} stale={stale} />
      <QueueDepth {...queueProps(shown)} stale={stale} />
    </div>
  );
});
