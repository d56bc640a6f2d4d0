import { memo } from 'react';
import { MachineCpu } from '../../../charts/bars/MachineCpu';
import { LatencyDistribution } from '../../../charts/latency/LatencyDistribution';
import { StageWaterfall } from '../../../charts/latency/StageWaterfall';
import { LatencyOverTime } from '../../../charts/time/LatencyOverTime';
import { QueueDepth } from '../../../charts/time/QueueDepth';
import styles from '../../../lab/lab.module.css';
import type { PartProps } from '../../../lab/types';
import {
  distributionProps,
  machineProps,
  overTimeProps,
  queueProps,
  stageProps,
} from './chartProps';
import { LivePlane } from './LivePlane';
import { useTestCase } from './TestCaseContext';
import { Topology } from './Topology';

/** The plane of all configurations, and how the roundtrips of the result on show are spread. */
export const Stage = memo(function Stage({ view, statistic }: PartProps) {
  const { shown, published, cells, stale } = view;
  return (
    <>
      <LivePlane view={view} statistic={statistic} />
      <div className={styles.below}>
        <LatencyDistribution
          {...distributionProps(shown, published, cells, statistic)}
          stale={stale}
        />
      </div>
    </>
  );
});

/** Where the time goes, how busy each machine is, how the run went, and who does what. */
export const Charts = memo(function Charts({ context, view, onChange }: PartProps) {
  const testCase = useTestCase();
  const { shown, published, cells, row, stale } = view;
  return (
    <>
      <div className={styles.charts}>
        <StageWaterfall {...stageProps(shown, published)} stale={stale} />
        <MachineCpu {...machineProps(shown, testCase, row, cells)} stale={stale} />
        <LatencyOverTime {...overTimeProps(shown, cells)} stale={stale} />
        <QueueDepth {...queueProps(shown)} stale={stale} />
      </div>
      <Topology testCase={testCase} schema={context.schema} view={view} onChange={onChange} />
    </>
  );
});
