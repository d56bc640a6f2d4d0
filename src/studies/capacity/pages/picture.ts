import type { SmallLinesProps } from '../../../charts/curves/SmallLines';
import { formatNumber } from '../../../charts/frame/format';
import type { ReadData } from '../../../measured/readData';
import { measuredOf } from '../../../measured/statedStudy';
import type { Prose } from '../../../measured/types';
import { lineOf } from '../../../simulator/series';
import { replayOf } from '../../../tables/stated/replayOf';
import type { Replays } from '../../../tables/types';

const HOUR_MS = 3_600_000;
/** A thumbnail has no room for more points of a run. */
const MOST_POINTS = 90;

/** The spool of the overdrive, up and down again, and the highest point that the study states. */
export default function picture(read: ReadData): SmallLinesProps & { kind: 'lines' } {
  const { series } = replayOf(read<Replays>('replays/capacity/experiments.json'), 'overdrive');
  const rows = lineOf(series, 'spoolRows');
  const hours = (rows.length * series.stepMs) / HOUR_MS;
  const every = Math.ceil(rows.length / MOST_POINTS);
  const stated = measuredOf(read<Prose>('capacity/prose.json'), 'overdrive');
  const peak = {
    x: stated.timeToTwoMillionHours?.value ?? 0,
    y: stated['spoolRows.peak']?.value ?? 0,
  };
  return {
    kind: 'lines',
    description:
      'Simulated rows of the spool over hours, while too much comes in and after it has stopped, and the stated peak',
    simulated: rows.flatMap((row, step) =>
      row === null || step % every > 0 ? [] : [{ x: (step * series.stepMs) / HOUR_MS, y: row }],
    ),
    measured: [{ id: 'peak', points: [peak], label: `${formatNumber(peak.y / 1e6)} million` }],
    ends: { low: '0', high: `${formatNumber(hours, 1)} hours` },
  };
}
