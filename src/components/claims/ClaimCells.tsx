import type { JudgedClaim } from '../../comparison/claimsTypes';
import { VERDICT_TEXTS } from '../../comparison/differences';
import list from '../../tables/list/list.module.css';
import { decisive } from './claimOrder';
import styles from './claims.module.css';
import { DifferenceStrip, StripScale } from './DifferenceStrip';
import { VerdictMark } from './VerdictMark';

/** Heads of what a closed claim shows beside its text. */
export const CLAIM_HEADS = [
  <th key="measured" scope="col" className={styles.measured}>
    measured
  </th>,
  <th key="simulated" scope="col" className={styles.simulated}>
    simulated
  </th>,
  <th key="worth" scope="col" className={styles.worth}>
    model’s error
  </th>,
  <th key="strip" scope="col" className={styles.lineStrip}>
    <span className={styles.hiddenWord}>The comparison that decides</span>
    <StripScale />
  </th>,
  <th key="rests" scope="col" className={styles.rests}>
    rests on
  </th>,
];

const restsOn = (count: number): string =>
  count === 0 ? 'nothing printed' : count === 1 ? '1 comparison' : `${count} comparisons`;

/** Both verdicts of a claim, what its differences are worth, and the comparison on which the verdicts hang. */
export function ClaimCells({ claim }: { claim: JudgedClaim }) {
  const comparison = decisive(claim);
  return (
    <>
      {(['measured', 'simulated'] as const).map((by) => (
        <td key={by} className={styles[by]} data-by={by}>
          <span className={styles.hiddenWord}>{by} </span>
          <VerdictMark verdict={claim[by]} />
        </td>
      ))}
      <td className={`${styles.worth} ${list.cell}`} data-worth={claim.worth}>
        {claim.worth && VERDICT_TEXTS[claim.worth]}
      </td>
      <td className={styles.lineStrip}>{comparison && <DifferenceStrip {...comparison} />}</td>
      <td className={`${styles.rests} ${list.cell}`}>{restsOn(claim.comparisons.length)}</td>
    </>
  );
}
