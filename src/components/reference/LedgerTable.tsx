import Link from '@docusaurus/Link';
import ledgerJson from '@site/static/data/ledger.json';
import type { LedgerEntry } from '../../comparison/types';
import { TableFrame } from '../tables/TableFrame';
import styles from './reference.module.css';

const ledger: readonly LedgerEntry[] = ledgerJson;

/** What the simulation does not reproduce within the tolerance, and why. */
export function LedgerTable() {
  if (ledger.length === 0) return <p>The ledger is empty.</p>;
  return (
    <TableFrame className={styles.prose} label="Ledger of what is not reproduced">
      <thead>
        <tr>
          <th scope="col">Configuration</th>
          <th scope="col">Metric</th>
          <th scope="col">Reason</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {ledger.map((entry) => (
          <tr key={`${entry.scenario} ${entry.metric}`}>
            <th scope="row">
              <ConfigurationLink scenario={entry.scenario} />
            </th>
            <td>{entry.metric}</td>
            <td>{entry.reason}</td>
            <td>model {entry.since}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** A link to a configuration on the page of its test case. */
export function ConfigurationLink({ scenario }: { scenario: string }) {
  const [, study, testCase, label] = /^(.+)\/(\d+)-(.+)$/.exec(scenario) ?? [];
  if (!study) return scenario;
  return (
    <Link to={`/${study}/test-case-${testCase}?config=${label}`}>
      {testCase}-{label}
    </Link>
  );
}
