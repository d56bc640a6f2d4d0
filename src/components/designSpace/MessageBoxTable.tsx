import { formatNumber, formatShare } from '../../charts/format';
import reference from '../reference/reference.module.css';
import stories from '../stories/stories.module.css';
import { TableFrame } from '../tables/TableFrame';
import { Simulated } from './Simulated';
import type { DesignStudy } from './types';

/** What each number of MessageBoxes came to in the search. */
export function MessageBoxTable({ study }: { study: DesignStudy }) {
  return (
    <div className={stories.story}>
      <TableFrame className={reference.compact} label="Numbers of MessageBoxes in the search">
        <thead>
          <tr>
            <th scope="col">MessageBoxes</th>
            {['Scenarios', 'Low latency', 'Highest messages/s', 'MessageBox CPU there'].map(
              (name) => (
                <th key={name} scope="col" className={reference.number}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {study.messageBoxes.map((row) => (
            <tr key={row.messageBoxes}>
              <th scope="row">{row.messageBoxes}</th>
              <td className={reference.number}>{formatNumber(row.scenarios)}</td>
              <td className={reference.number}>{formatShare(row.lowLatency / row.scenarios, 0)}</td>
              <td className={reference.number}>
                <Simulated metric="throughput.mean" value={row.bestThroughputPerSecond} />
              </td>
              <td className={reference.number}>{formatShare(row.messageBoxCpuPercent / 100, 0)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
