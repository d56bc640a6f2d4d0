import { formatNumber } from '../../charts/frame/format';
import { ConfigurationLink } from '../../tables/ConfigurationLink';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import styles from '../../tables/validation.module.css';
import { bandEvidences } from './bands';

/** Held-out predictions that missed the regime; no band counts them. */
export function Collapses() {
  const all = bandEvidences.flatMap(({ collapses }) => collapses);
  if (all.length === 0) return <p className={styles.after}>There is none.</p>;
  return (
    <TableFrame
      className={reference.compact}
      label="Collapsed predictions"
      cards="beside"
      heads={['Configuration', 'Metric', { name: 'Off by', className: reference.number }]}
    >
      <tbody>
        {all.map(({ scenario, label, factor }) => (
          <tr key={`${scenario} ${label}`} data-collapse={scenario}>
            <th scope="row" className={styles.plain}>
              <ConfigurationLink scenario={scenario} />
            </th>
            <td>{label}</td>
            <td className={reference.number}>
              {formatNumber(Math.max(factor, 1 / factor), 1)} times{' '}
              {factor > 1 ? 'too high' : 'too low'}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
