import { formatNumber } from '../../../charts/frame/format';
import type { TimePanelsProps } from '../../../charts/time/TimePanels';
import { laneOf, runProps, seriesLine, throttlingLane } from '../../../lab/stated/timeSeries';
import type { Summary } from '../../../simulator/types';

/** Scale of a delay that never comes. */
const LEAST_DELAY_MS = 1000;

function storyTitle(summary: Summary): string {
  const value = (metric: string) => summary.metrics[metric]?.mean ?? 0;
  const share = formatNumber((100 * value('completed')) / Math.max(1, value('sent')));
  const stalls = (summary.incidents ?? []).filter(({ kind }) => kind === 'sql-stall').length;
  return stalls > 0
    ? `SQL Server stops ${formatNumber(stalls)} times, and ${share}\u202f% of the messages are completed`
    : `SQL Server never stops, and ${share}\u202f% of the messages are completed`;
}

/** What comes in and gets done, the processors of SQL Server, and when it stands still. */
export const storyProps = (summary: Summary): TimePanelsProps => ({
  ...runProps(summary),
  title: storyTitle(summary),
  panels: [
    {
      id: 'messages',
      title: 'Messages per second',
      lines: [
        seriesLine(summary, 'sentPerSecond', 'sent', 'offered'),
        seriesLine(summary, 'receivedPerSecond', 'received', 'faint'),
        seriesLine(summary, 'completedPerSecond', 'completed'),
      ],
    },
    {
      id: 'cpu',
      title: 'CPU of SQL Server, %',
      lines: [seriesLine(summary, 'sqlCpuPercent', 'CPU')],
      least: 100,
    },
  ],
  lanes: [
    laneOf(summary, 'sql-stall', {
      title: 'SQL Server at 0 %',
      none: 'never',
      of: () => ({ outcome: 'failed' }),
    }),
    laneOf(summary, 'host-restart', {
      title: 'Host down',
      none: 'never',
      of: ({ detail }) => ({
        outcome: 'failed',
        detail: detail === null ? undefined : String(detail),
      }),
    }),
    throttlingLane(summary),
  ],
});

/** What waits for what, sessions and the publishing delay. */
export const waitingProps = (summary: Summary): TimePanelsProps => {
  const peak = summary.metrics['sqlConnections.peak']?.mean;
  return {
    ...runProps(summary),
    title:
      peak === undefined
        ? 'Connections, waiting and throttling'
        : `Connections peak at ${formatNumber(peak)}`,
    panels: [
      {
        id: 'connections',
        title: 'SQL connections',
        lines: [seriesLine(summary, 'sqlConnections', 'connections')],
      },
      {
        id: 'waiting',
        title: 'Sessions that wait',
        lines: [
          seriesLine(summary, 'waitingForLock', 'for a lock', 'faint'),
          seriesLine(summary, 'waitingForWorker', 'for a worker'),
        ],
      },
      {
        id: 'delay',
        title: 'Longest publishing delay, ms',
        lines: [seriesLine(summary, 'publishingDelayMs', 'delay')],
        least: LEAST_DELAY_MS,
      },
    ],
    lanes: [],
  };
};
