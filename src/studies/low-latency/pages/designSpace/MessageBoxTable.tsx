import { formatNumber, formatShare } from '../../../../charts/frame/format';
import { NumberTable } from '../../../../tables/NumberTable';
import { headOf } from './runKinds';
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
        headOf('Low latency', 'short'),
        headOf('Highest messages/s', 'short'),
        headOf('MessageBox CPU there', 'short'),
      ]}
      rows={study.messageBoxes.map((row) => ({
        key: row.messageBoxes,
        name: row.messageBoxes,
        cells: [
          formatNumber(row.scenarios),
          formatShare(row.lowLatency / row.scenarios, 0),
          <Simulated
            key="best"
            run="short"
            metric="throughput.mean"
            value={row.bestThroughputPerSecond}
          />,
          formatShare(row.messageBoxCpuPercent / 100, 0),
        ],
      }))}
    />
  );
}
