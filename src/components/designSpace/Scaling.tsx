import { formatNumber, formatShare } from '../../charts/format';
import reference from '../reference/reference.module.css';
import stories from '../stories/stories.module.css';
import { TableFrame } from '../tables/TableFrame';
import { scalingRows } from './scaling';
import type { DesignStudy } from './types';

const COLUMNS = ['Runs', 'Start, s', 'Time, s', 'Scenarios/s', 'Speedup', 'Efficiency'];

/** The same sweep with one worker and with two. */
export function ScalingTable({ study }: { study: DesignStudy }) {
  return (
    <div className={stories.story}>
      <TableFrame className={reference.compact} label="Scaling">
        <thead>
          <tr>
            <th scope="col">Workers</th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className={reference.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scalingRows(study).map((row) => (
            <tr key={row.workers}>
              <th scope="row">{row.workers}</th>
              {[
                formatNumber(row.runs),
                formatNumber(row.startSeconds, 1),
                formatNumber(row.seconds, 1),
                formatNumber(row.scenariosPerSecond, 1),
                formatNumber(row.speedup, 2),
                formatShare(row.efficiency, 0),
              ].map((text, column) => (
                <td key={COLUMNS[column]} className={reference.number}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
