import { formatNumber } from '../../../charts/frame/format';
import { momentText } from '../../../charts/time/timeAxis';
import { peakOf } from '../../../lab/stated/timeSeries';
import type { Summary } from '../../../simulator/types';
import { isLevel } from './level';

/** Rows that a few minutes of healthy load leave. */
const EMPTY_ROWS = 50_000;
const HOUR_MS = 3_600_000;

/** What happens to the spool, as a title. */
export function storyTitle(summary: Summary): string {
  const peak = peakOf(summary, 'spoolRows');
  if (peak === null) return 'Nothing has been received yet';
  const rows = formatNumber(Number(peak.value.toPrecision(2)));
  const recovery = summary.metrics.recoveryHours?.mean;
  const end = summary.metrics['spoolRows.end']?.mean ?? peak.value;
  if (peak.value <= EMPTY_ROWS) {
    return `The spool never holds more than ${formatNumber(Math.ceil(peak.value / 1000) * 1000)} rows`;
  }
  if (recovery !== undefined && end < peak.value / 2) {
    return `The spool peaks at ${rows} rows after ${momentText(peak.atMs)} and has recovered ${momentText(recovery * HOUR_MS)} after the load`;
  }
  if (end < peak.value / 2) {
    return `The spool peaks at ${rows} rows after ${momentText(peak.atMs)} and is worked off`;
  }
  return isLevel(summary)
    ? `The spool levels off at ${rows} rows`
    : `The spool grows to ${rows} rows, with no end in sight`;
}
