import type { BoundRowsProps } from '../../../charts/bars/BoundRows';
import type { MachineCpuProps } from '../../../charts/bars/MachineCpu';
import { formatNumber, formatShare } from '../../../charts/frame/format';
import type { TimePanelsProps } from '../../../charts/time/TimePanels';
import { runProps, seriesLine } from '../../../lab/stated/timeSeries';
import type { StatedCell } from '../../../measured/types';
import type { Summary } from '../../../simulator/types';
import { boundsOf } from './bounds';

/** What each part lets through, beside what is simulated. */
export function boundProps(summary: Summary): BoundRowsProps {
  const simulated = summary.metrics.orchestrationsPerSecond ?? { mean: 0, low: 0, high: 0 };
  return {
    simulated,
    unit: 'orchestrations/s',
    bounds: boundsOf(summary).map(({ label, perSecond }) => ({
      label,
      basis: `${formatShare(simulated.mean / perSecond, 0)} of it used`,
      perSecond,
    })),
  };
}

/** Throughput and the processors of the databases over the run. */
export const storyProps = (summary: Summary): TimePanelsProps => ({
  title: `${formatNumber(summary.metrics.orchestrationsPerSecond?.mean ?? 0)} orchestrations per second, the fullest second ${formatNumber(summary.metrics['orchestrationsPerSecond.peak']?.mean ?? 0)}`,
  ...runProps(summary),
  panels: [
    {
      id: 'throughput',
      title: 'Orchestrations per second',
      lines: [seriesLine(summary, 'orchestrationsPerSecond', 'completed')],
    },
    {
      id: 'cpu',
      title: 'CPU of the databases, %',
      lines: [
        seriesLine(summary, 'masterCpuPercent', 'master'),
        seriesLine(summary, 'worker1CpuPercent', 'worker 1', 'offered'),
        seriesLine(summary, 'worker2CpuPercent', 'worker 2', 'faint'),
      ].filter(({ values }) => values.length > 0),
      least: 100,
    },
  ],
  lanes: [],
});

/** Columns of the database servers, in the order of the report. */
const COLUMNS = ['cpu.master', 'cpu.worker1', 'cpu.worker2'];

/** The database servers, simulated beside stated. */
export const serverProps = (
  { machines }: Summary,
  cells: Readonly<Record<string, StatedCell>>,
): MachineCpuProps => ({
  source: 'the text',
  machines: machines.map(({ name, cpuPercent }, index) => {
    const cell = cells[COLUMNS[index] ?? ''];
    return {
      name,
      group: 'Database servers',
      simulatedPercent: cpuPercent,
      measuredPercent: cell?.value ?? null,
      printed: cell?.printed ?? null,
    };
  }),
});
