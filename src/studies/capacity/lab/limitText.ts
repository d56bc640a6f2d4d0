import { formatNumber, THIN } from '../../../lab/view/format';
import type { Summary } from '../../../simulator/types';
import { growthPerHour, isLevel } from './level';

/** Cleanup runs that last longer than this are the study's sign of an overdriven system. */
const SLOW_CLEANUP_S = 60;
const OFTEN_PERCENT = 20;

/** What limits the system now, in one or two sentences. */
export function limitText(summary: Summary): string {
  if (summary.status === 'unstable') {
    return `The run was stopped: ${summary.unstableReason ?? 'its backlog keeps growing'}.`;
  }
  const value = (metric: string) => summary.metrics[metric]?.mean;
  const failures = value('cleanupFailuresPercent');
  const cleanup = value('cleanupSeconds');
  if (!isLevel(summary)) {
    const growth = Number(growthPerHour(summary).toPrecision(2));
    const grows = `Not sustainable: under load the spool grows by ${formatNumber(growth)} rows an hour.`;
    if (failures === undefined) return `${grows} Nothing is cleaned up.`;
    return failures > OFTEN_PERCENT
      ? `${grows} ${formatNumber(failures)}${THIN}% of the cleanup runs end as deadlock victims.`
      : `${grows} The cleanup takes ${formatNumber(cleanup ?? 0)}${THIN}s and does not catch up.`;
  }
  if (cleanup === undefined) return 'The spool is level, and no cleanup run has completed.';
  return cleanup > SLOW_CLEANUP_S
    ? `At the edge: the spool is level, but a cleanup run takes ${formatNumber(cleanup)}${THIN}s.`
    : `Sustainable: the spool is level and a cleanup run takes ${formatNumber(cleanup)}${THIN}s.`;
}
