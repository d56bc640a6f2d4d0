import type { LedgerRow } from '../../comparison/boards';
import { formatError } from '../../lab/view/format';
import { MESSAGEBOX_MACHINE, QUANTITY_LABELS } from '../../studies/low-latency/quantities';
import { metricsFor } from '../../studies/registry';
import { ConfigurationLink } from '../../tables/ConfigurationLink';
import styles from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';

/** Name of a ledger entry's metric, such as "Roundtrip (median)"; all of them where none is named. */
function nameOf({ scenario, metric }: LedgerRow): string {
  if (metric === null) return 'all';
  return metric === `cpu.${MESSAGEBOX_MACHINE}`
    ? QUANTITY_LABELS.messageBoxCpu
    : metricsFor(scenario).textOf(metric);
}

/** What is not compared, and what the simulation does not reproduce within the tolerance, and why. */
export function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <TableFrame
      className={styles.prose}
      label="Ledger of what is not reproduced"
      cards="above"
      heads={[
        'Configuration',
        'Metric',
        { name: 'Error', className: styles.number },
        'Reason',
        'Since',
      ]}
    >
      <tbody>
        {rows.map((entry) => (
          <tr key={`${entry.scenario} ${entry.metric}`}>
            <th scope="row">
              <ConfigurationLink scenario={entry.scenario} />
            </th>
            <td>{nameOf(entry)}</td>
            <td className={styles.number}>
              {entry.error === null ? 'not compared' : formatError(entry.error, 0)}
            </td>
            <td>{entry.reason}</td>
            <td className={styles.unit}>{entry.since && `model ${entry.since}`}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
