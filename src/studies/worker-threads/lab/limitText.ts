import { formatNumber, THIN } from '../../../lab/view/format';
import { numbersOf } from '../../../simulator/series';
import type { Summary } from '../../../simulator/types';

/** SQL Server stands still often enough to be what limits. */
const STALLED_PERCENT = 1;
const BUSY_PERCENT = 70;
/** A mean publishing delay above this holds work back. */
const DELAYED_MS = 5000;
/** More than this share of the messages is left when the run ends. */
const LEFT = 0.1;

/** What limits the system now, in one or two sentences. */
export function limitText(summary: Summary): string {
  if (summary.status === 'unstable') {
    return `The run was stopped: ${summary.unstableReason ?? 'its backlog keeps growing'}.`;
  }
  const value = (metric: string) => summary.metrics[metric]?.mean ?? 0;
  const stalled = value('sqlStalledPercent');
  if (stalled >= STALLED_PERCENT) {
    return `SQL Server stands still ${formatNumber(stalled)}${THIN}% of the time: its workers wait for locks, and the owners of the locks for workers.`;
  }
  const cpu = value('cpu.sql');
  const delays = numbersOf(summary.series, 'publishingDelayMs');
  const delayMs = delays.reduce((sum, delay) => sum + delay, 0) / Math.max(1, delays.length);
  if (delayMs >= DELAYED_MS) {
    return `Throttling limits: publications are delayed by ${formatNumber(delayMs / 1000)}${THIN}s on average, while SQL Server is busy ${formatNumber(cpu)}${THIN}% of the time.`;
  }
  const left = 1 - value('completed') / Math.max(1, value('sent'));
  if (cpu >= BUSY_PERCENT) {
    return `The processors of SQL Server limit: busy ${formatNumber(cpu)}${THIN}% of the time.`;
  }
  return left > LEFT
    ? `The pools limit: SQL Server is busy ${formatNumber(cpu)}${THIN}% of the time, and ${formatNumber(100 * left)}${THIN}% of the messages are not completed.`
    : `There is enough of everything: SQL Server is busy ${formatNumber(cpu)}${THIN}% of the time, and nearly all messages are completed.`;
}
