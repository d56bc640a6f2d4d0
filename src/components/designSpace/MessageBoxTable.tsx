import { formatNumber, formatShare } from '../../charts/format';
import { NumberTable } from '../tables/NumberTable';
import { Simulated } from './Simulated';
import type { DesignStudy } from './types';

/** What each number of MessageBoxes came to in the search. */
export function MessageBoxTable({ study }: { study: DesignStudy }) {
  return (
    <NumberTable
      label="Numbers of MessageBoxes in the search"
      columns={[
        'MessageBoxes',
        'Scenarios',
        'Low latency',
        'Highest messages/s',
        'MessageBox CPU there',
      ]}
      rows={study.messageBoxes.map((row) => ({
        key: row.messageBoxes,
        name: row.messageBoxes,
        cells: [
          formatNumber(row.scenarios),
          formatShare(row.lowLatency / row.scenarios, 0),
          <Simulated key="best" metric="throughput.mean" value={row.bestThroughputPerSecond} />,
          formatShare(row.messageBoxCpuPercent / 100, 0),
        ],
      }))}
    />
  );
}
