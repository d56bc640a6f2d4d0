import { formatNumber, formatShare } from '../../../../charts/frame/format';
import { NumberTable } from '../../../../tables/NumberTable';
import { scalingRows } from './scaling';
import type { DesignStudy } from './types';

/** The same sweep with one worker and with two. */
export function ScalingTable({ study }: { study: DesignStudy }) {
  return (
    <NumberTable
      label="Scaling"
      columns={['Workers', 'Runs', 'Start, s', 'Time, s', 'Scenarios/s', 'Speedup', 'Efficiency']}
      rows={scalingRows(study).map((row) => ({
        key: row.workers,
        name: row.workers,
        cells: [
          formatNumber(row.runs),
          formatNumber(row.startSeconds, 1),
          formatNumber(row.seconds, 1),
          formatNumber(row.scenariosPerSecond, 1),
          formatNumber(row.speedup, 2),
          formatShare(row.efficiency, 0),
        ],
      }))}
    />
  );
}
