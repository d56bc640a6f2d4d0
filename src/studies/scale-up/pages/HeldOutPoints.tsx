import { formatNumber, signedPercent } from '../../../charts/frame/format';
import styles from '../../../tables/stated/stories.module.css';
import { TableFrame } from '../../../tables/TableFrame';
import type { HeldOutPoint } from '../scaling/heldOut';

/** Each point of the scale-up study, fitted and predicted from the others. */
export function HeldOutPoints({ points }: { points: readonly HeldOutPoint[] }) {
  return (
    <div className={styles.story}>
      <TableFrame
        label="Points of the scale-up study, fitted and held out"
        cards="beside"
        heads={['Point', 'Measured', 'Fitted', 'Error', 'From the others', 'Error']}
      >
        <tbody>
          {points.map((point) => (
            <tr key={point.id}>
              <th scope="row">{point.id}</th>
              <td>{formatNumber(point.measured)}</td>
              <td>{formatNumber(point.fitted)}</td>
              <td>{signedPercent(point.fittedErrorPercent)}</td>
              <td>{formatNumber(point.predicted)}</td>
              <td>{signedPercent(point.predictedErrorPercent)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
