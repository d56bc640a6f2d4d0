import { formatNumber } from '../../../../charts/frame/format';
import type { TriedMechanism } from '../../../../comparison/validation';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import styles from '../../../../tables/validation.module.css';

/** Digits that tell one cost from another. */
const DIGITS = 2;

/** Mechanisms that were not kept, the latest first, and what came of each. */
export function TriedTable({ tried }: { tried: readonly TriedMechanism[] }) {
  return (
    <TableFrame
      className={reference.prose}
      label="Mechanisms tried and not kept"
      cards="above"
      heads={[
        'For',
        'Mechanism',
        'What came of it',
        { name: 'Cost, without \u2192 with', className: reference.number },
        'Model',
      ]}
    >
      <tbody>
        {[...tried].reverse().map(({ id, aim, mechanism, outcome, fitCost, modelVersion }) => (
          <tr key={id}>
            <th scope="row" className={styles.plain}>
              {aim}
            </th>
            <td>{mechanism}</td>
            <td>{outcome}</td>
            <td className={reference.number}>
              {fitCost
                ? `${formatNumber(fitCost.without, DIGITS)} \u2192 ${formatNumber(fitCost.with, DIGITS)}`
                : 'not recorded'}
            </td>
            <td>{modelVersion}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
