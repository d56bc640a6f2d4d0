import { runEndMs } from '../../../lab/stated/timeSeries';
import { lineOf } from '../../../simulator/series';
import { mean } from '../../../simulator/statistics';
import type { Summary } from '../../../simulator/types';

/** A spool that grows by more than this in an hour does not count as level. */
const LEVEL_ROWS_PER_HOUR = 20_000;
const HOUR_MS = 3_600_000;

/** When the load ends within the run, in ms; null where it lasts to the end. */
export function loadEndMs(summary: Summary): number | null {
  const offered = lineOf(summary.series, 'offeredPerSecond');
  let last = offered.length;
  while (last > 0 && !offered[last - 1]) last -= 1;
  const endMs = last * summary.series.stepMs;
  return last === 0 || endMs >= runEndMs(summary) - summary.series.stepMs ? null : endMs;
}

/** Growth of the spool over the second half of the load, in rows per hour. */
export function growthPerHour(summary: Summary): number {
  const { stepMs } = summary.series;
  const rows = lineOf(summary.series, 'spoolRows');
  const steps = Math.min(
    rows.length,
    Math.floor((loadEndMs(summary) ?? runEndMs(summary)) / stepMs),
  );
  const from = Math.floor(steps / 2);
  const values = rows.slice(from, steps).flatMap((value) => (value === null ? [] : [value]));
  const quarter = Math.max(1, Math.floor(values.length / 4));
  const hours = ((values.length - quarter) * stepMs) / HOUR_MS;
  if (hours <= 0) return 0;
  return (mean(values.slice(-quarter)) - mean(values.slice(0, quarter))) / hours;
}

/** Whether the spool is level while the load is on. */
export const isLevel = (summary: Summary): boolean => growthPerHour(summary) < LEVEL_ROWS_PER_HOUR;
