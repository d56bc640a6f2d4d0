import type { MachineCpuProps } from '../../../charts/bars/MachineCpu';
import { formatNumber } from '../../../charts/frame/format';
import type { TimePanelsProps } from '../../../charts/time/TimePanels';
import { runProps, seriesLine } from '../../../lab/stated/timeSeries';
import type { Summary } from '../../../simulator/types';

/** Throughput and backlog over the hour; the middle of it counts. */
export const storyProps = (summary: Summary): TimePanelsProps => ({
  title: `${formatNumber(summary.metrics.documentsPerSecond?.mean ?? 0)} documents per second, with ${formatNumber(summary.metrics.queueDepth?.mean ?? 0)} waiting at the entrance`,
  ...runProps(summary),
  panels: [
    {
      id: 'documents',
      title: 'Documents per second',
      lines: [seriesLine(summary, 'documentsPerSecond', 'sent')],
    },
    {
      id: 'queue',
      title: 'Documents waiting',
      lines: [
        seriesLine(summary, 'queueDepth', 'at the entrance'),
        seriesLine(summary, 'messagesInDatabase', 'in the database', 'offered'),
      ],
    },
  ],
  lanes: [],
});

/** The processors of the two servers; the study prints none by test case. */
export const machineProps = ({ machines }: Summary): MachineCpuProps => ({
  source: 'not printed by test case',
  machines: machines.map(({ name, processors, cpuPercent }) => ({
    name,
    detail: `(${processors} processors)`,
    group: 'Servers',
    simulatedPercent: cpuPercent,
    measuredPercent: null,
    printed: null,
  })),
});
