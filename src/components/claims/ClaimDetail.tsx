import Link from '@docusaurus/Link';
import type { JudgedClaim } from '../../comparison/claimsTypes';
import { addressText } from '../reference/address';
import { ComparisonCells } from './ComparisonCells';
import styles from './claims.module.css';
import { comparisonKey } from './claimText';

interface Props {
  claim: JudgedClaim;
  /** Why the simulation does not give what the printed numbers support. */
  reason: string | undefined;
}

/** What an open claim shows: where it stands, what it compares, and why it does not come out. */
export function ClaimDetail({ claim, reason }: Props) {
  const { id, address, note, comparisons } = claim;
  return (
    <>
      <p className={styles.address}>
        <span>{note}</span> {addressText(address)}.{' '}
        <Link to="/reference/claims#how-a-verdict-is-reached">How a verdict is reached</Link>
      </p>
      {reason && <p>{reason}</p>}
      {comparisons.length === 0 ? (
        <p>No published numbers decide it.</p>
      ) : (
        <table className={styles.comparisons} aria-label={`Comparisons of ${id}`}>
          <thead>
            <tr>
              <th scope="col">What must hold</th>
              <th scope="col">Measured difference</th>
              <th scope="col">
                <span className={styles.hiddenWord}>Both differences</span>
              </th>
              <th scope="col">Simulated difference</th>
            </tr>
          </thead>
          <tbody>
            {comparisons.map((comparison) => (
              <tr key={comparisonKey(comparison)}>
                <ComparisonCells comparison={comparison} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
