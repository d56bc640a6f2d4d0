import { MachineCpu } from '../../../charts/bars/MachineCpu';
import { LatencyDistribution } from '../../../charts/latency/LatencyDistribution';
import { StageWaterfall } from '../../../charts/latency/StageWaterfall';
import { LatencyOverTime } from '../../../charts/time/LatencyOverTime';
import { QueueDepth } from '../../../charts/time/QueueDepth';
import type { PartProps } from '../../../lab/types';
import type { ChartId } from './chartList';
import {
  distributionProps,
  machineProps,
  overTimeProps,
  queueProps,
  stageProps,
} from './chartProps';
import { useTestCase } from './TestCaseContext';
import { Topology } from './Topology';

export interface ChartDrawingProps extends PartProps {
  id: ChartId;
}

/** One of the charts of a test case. */
export function ChartDrawing({ id, context, view, statistic, onChange }: ChartDrawingProps) {
  const testCase = useTestCase();
  const { shown, published, cells, row, stale } = view;
  switch (id) {
    case 'roundtrip':
      return (
        <LatencyDistribution
          {...distributionProps(shown, published, cells, statistic)}
          stale={stale}
        />
      );
    case 'stages':
      return <StageWaterfall {...stageProps(shown, published)} stale={stale} />;
    case 'machines':
      return <MachineCpu {...machineProps(shown, testCase, row, cells)} stale={stale} />;
    case 'over-time':
      return <LatencyOverTime {...overTimeProps(shown, cells)} stale={stale} />;
    case 'queues':
      return <QueueDepth {...queueProps(shown)} stale={stale} />;
    case 'topology':
      return (
        <Topology testCase={testCase} schema={context.schema} view={view} onChange={onChange} />
      );
  }
}
