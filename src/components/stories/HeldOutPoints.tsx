import { formatNumber, formatSigned } from '../../charts/format';
import type { HeldOutPoint } from '../../comparison/scaling/heldOut';
import { TableFrame } from '../tables/TableFrame';
import styles from './stories.module.css';

const percent = (value: number) => `${formatSigned(value, 1)}\u202f%`;

/** Each point of the scale-up study, fitted and predicted from the others. */
export function HeldOutPoints({ points }: { points: readonly HeldOutPoint[] }) {
  return (
    <div className={styles.story}>
      <TableFrame label="Points of the scale-up study, fitted and held out">
        <thead>
          <tr>
            <th scope="col">Point</th>
            <th scope="col">Measured</th>
            <th scope="col">Fitted</th>
            <th scope="col">Error</th>
            <th scope="col">From the others</th>
            <th scope="col">Error</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.id}>
              <th scope="row">{point.id}</th>
              <td>{formatNumber(point.measured)}</td>
              <td>{formatNumber(point.fitted)}</td>
              <td>{percent(point.fittedErrorPercent)}</td>
              <td>{formatNumber(point.predicted)}</td>
              <td>{percent(point.predictedErrorPercent)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
