import type { MachineCpuProps } from '../../../charts/bars/MachineCpu';
import { formatNumber } from '../../../charts/frame/format';
import type { IncidentOutcome } from '../../../charts/time/IncidentLane';
import type { TimePanelsProps } from '../../../charts/time/TimePanels';
import { laneOf, runProps, seriesLine, throttlingLane } from '../../../lab/stated/timeSeries';
import type { Cell } from '../../../measured/types';
import type { Incident } from '../../../simulator/report';
import type { Summary } from '../../../simulator/types';
import { loadEndMs } from './level';
import { storyTitle } from './story';

type Cells = Readonly<Record<string, Cell>>;

const outcomeOf = ({ label }: Incident): IncidentOutcome =>
  label === 'completed' ? 'completed' : label === 'running' ? 'running' : 'failed';

/** The runs of a job. */
const cleanupLane = (summary: Summary, kind: string, title: string) =>
  laneOf(summary, kind, {
    title,
    none: 'never ran',
    of: (incident) => ({
      outcome: outcomeOf(incident),
      label: incident.label === 'deadlock victim' ? 'lost to a deadlock' : incident.label,
      detail:
        incident.detail === null
          ? undefined
          : `${formatNumber(Number(incident.detail))} rows deleted`,
    }),
  });

const shared = (summary: Summary) => {
  const endMs = loadEndMs(summary);
  return runProps(summary, endMs === null ? [] : [{ atMs: endMs, label: 'load stops' }]);
};

/** What comes in, what piles up, and which jobs clean up. */
export function storyProps(summary: Summary, cells: Cells = {}): TimePanelsProps {
  const peak = cells['spoolRows.peak']?.value;
  return {
    ...shared(summary),
    title: storyTitle(summary),
    panels: [
      {
        id: 'received',
        title: 'Received, messages/s',
        lines: [
          seriesLine(summary, 'offeredPerSecond', 'offered', 'offered'),
          seriesLine(summary, 'receivedPerSecond', 'each step', 'faint'),
          seriesLine(summary, 'receivedAverage', 'running average'),
        ],
      },
      {
        id: 'spool',
        title: 'Spool, rows',
        lines: [seriesLine(summary, 'spoolRows', 'spool')],
        rule:
          peak == null
            ? undefined
            : { value: peak, label: `measured peak ${formatNumber(peak)}`, kind: 'measured' },
      },
    ],
    lanes: [
      cleanupLane(summary, 'message-cleanup', 'Message cleanup'),
      cleanupLane(summary, 'parts-cleanup', 'Parts cleanup'),
      throttlingLane(summary),
    ],
  };
}

/** The indicators of the study over the same time. */
export function indicatorProps(summary: Summary): TimePanelsProps {
  return {
    ...shared(summary),
    title: indicatorTitle(summary),
    panels: [
      {
        id: 'disk',
        title: 'Data disk idle, %',
        lines: [seriesLine(summary, 'diskIdlePercent', 'idle')],
        least: 100,
      },
      {
        id: 'cpu',
        title: 'CPU of the MessageBox server, %',
        lines: [seriesLine(summary, 'messageboxCpuPercent', 'CPU')],
        least: 100,
      },
      {
        id: 'timeouts',
        title: 'Lock timeouts per second',
        lines: [seriesLine(summary, 'lockTimeoutsPerSecond', 'timeouts')],
      },
      {
        id: 'sessions',
        title: 'Database sessions',
        lines: [
          seriesLine(summary, 'sessions', 'all', 'faint'),
          seriesLine(summary, 'blockedSessions', 'waiting for a lock'),
        ],
      },
    ],
    lanes: [],
  };
}

function indicatorTitle(summary: Summary): string {
  const recovery = summary.metrics['diskIdle.recovery']?.mean;
  const idle = summary.metrics['diskIdle.data']?.mean;
  if (recovery !== undefined) {
    return `While the backlog is cleaned up the data disk is idle ${formatNumber(recovery)}\u202f% of the time`;
  }
  return idle === undefined
    ? 'Disk, processors and locks'
    : `The data disk is idle ${formatNumber(idle)}\u202f% of the time`;
}

/** Metric of the stated CPU by role. */
const CPU: Readonly<Record<string, string>> = {
  receive: 'cpu.biztalk',
  messagebox: 'cpu.messagebox',
  management: 'cpu.management',
};
const GROUPS: Readonly<Record<string, string>> = {
  biztalk: 'BizTalk servers',
  sql: 'Database servers',
};

/** Processor load of each computer beside what is stated for its kind. */
export function machineProps(summary: Summary, cells: Cells, row: string): MachineCpuProps {
  return {
    source: row,
    machines: summary.machines.map(({ name, group, roles, cpuPercent }) => {
      const cell = cells[CPU[roles[0] ?? ''] ?? ''];
      return {
        name,
        group: GROUPS[group] ?? group,
        simulatedPercent: cpuPercent,
        measuredPercent: cell?.value ?? null,
        printed: cell?.printed ?? null,
      };
    }),
  };
}
