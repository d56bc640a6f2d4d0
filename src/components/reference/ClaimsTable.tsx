import Link from '@docusaurus/Link';
import type { JudgedClaim } from '../../comparison/claimsTypes';
import { TableFrame } from '../../tables/TableFrame';
import { ClaimRows } from '../claims/ClaimRows';
import styles from '../claims/claims.module.css';
import { StripScale } from '../claims/DifferenceStrip';

interface Props {
  claims: readonly JudgedClaim[];
  /** Whether to show a claim; all are in the page. */
  shows?: (claim: JudgedClaim) => boolean;
}

/** Conclusions of the authors, each judged by the printed numbers and by the simulation. */
export function ClaimsTable({ claims, shows = () => true }: Props) {
  return (
    <>
      <p className={styles.key}>
        Differences in percent of the second configuration: ring measured, dot and whisker simulated
        with its 95 % interval, grey band what may be chance or counts as about the same.{' '}
        <Link to="/reference/claims#how-a-verdict-is-reached">How a verdict is reached</Link>
      </p>
      <TableFrame className={styles.claims} label="Claims of the study">
        <thead>
          <tr>
            <th scope="col">Claim</th>
            <th scope="col">Verdicts</th>
            <th scope="col">What must hold</th>
            <th scope="col">Measured difference</th>
            <th scope="col" className={styles.stripCell}>
              <span className={styles.hiddenWord}>Both differences</span>
              <StripScale />
            </th>
            <th scope="col">Simulated difference</th>
          </tr>
        </thead>
        {claims.map((claim) => (
          <ClaimRows key={claim.id} claim={claim} hidden={!shows(claim)} />
        ))}
      </TableFrame>
    </>
  );
}
