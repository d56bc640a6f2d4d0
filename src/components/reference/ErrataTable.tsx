import type { Erratum } from '../../measured/types';
import styles from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import { addressText } from './address';

/** Contradictions in the sources: where each stands, what is printed, what speaks against it. */
export function ErrataTable({ errata }: { errata: readonly Erratum[] }) {
  return (
    <TableFrame
      className={styles.prose}
      label="Errata"
      cards="above"
      heads={['Address', 'Printed', 'Likely', 'Why', 'Found by']}
    >
      <tbody>
        {errata.map((erratum) => (
          <tr key={erratum.id} id={erratum.id}>
            <th scope="row">
              {addressText(erratum.address)} <code>{erratum.id}</code>
            </th>
            <td>{erratum.printed}</td>
            <td>
              {erratum.likely ?? 'unknown'}{' '}
              {erratum.usedAsReference && (
                <span className={styles.mechanism}>compared against</span>
              )}
            </td>
            <td>
              {erratum.text} <span className={styles.mechanism}>{erratum.contradicts}</span>
            </td>
            <td>{erratum.foundBy}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
