import { formatNumber } from '../../../charts/frame/format';
import { momentText } from '../../../charts/time/timeAxis';
import { peakOf, runEndMs } from '../../../lab/stated/timeSeries';
import { lineOf } from '../../../simulator/series';
import { mean } from '../../../simulator/statistics';
import type { Summary } from '../../../simulator/types';

/** A spool that grows by more than this in an hour does not count as level. */
const LEVEL_ROWS_PER_HOUR = 20_000;
/** Rows that a few minutes of healthy load leave. */
const EMPTY_ROWS = 50_000;
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

/** What happens to the spool, as a title. */
export function storyTitle(summary: Summary): string {
  const peak = peakOf(summary, 'spoolRows');
  if (peak === null) return 'Nothing has been received yet';
  const rows = formatNumber(Number(peak.value.toPrecision(2)));
  const recovery = summary.metrics.recoveryHours?.mean;
  const end = summary.metrics['spoolRows.end']?.mean ?? peak.value;
  if (peak.value <= EMPTY_ROWS) return `The spool never holds more than ${rows} rows`;
  if (recovery !== undefined && end < peak.value / 2) {
    return `The spool peaks at ${rows} rows after ${momentText(peak.atMs)} and takes ${momentText(recovery * HOUR_MS)} to recover`;
  }
  if (end < peak.value / 2) {
    return `The spool peaks at ${rows} rows after ${momentText(peak.atMs)} and is worked off`;
  }
  return isLevel(summary)
    ? `The spool levels off at ${rows} rows`
    : `The spool grows to ${rows} rows, with no end in sight`;
}
