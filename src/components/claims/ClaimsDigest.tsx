import Link from '@docusaurus/Link';
import { formatShare } from '../../charts/frame/format';
import { CLAIMS_GOAL, type ClaimsSummary } from '../../comparison/claimsSummary';
import { CLAIM_VERDICTS, type ClaimVerdict } from '../../comparison/claimsVerdict';
import { TableFrame } from '../../tables/TableFrame';
import { StudyLink } from '../studies/StudyLink';
import type { StudyClaims } from './ClaimsBrowser';
import { ClaimsWorth } from './ClaimsWorth';
import styles from './claims.module.css';

/** Claims whose printed numbers come to a verdict, whatever the simulation says. */
const measuredAs = ({ table }: ClaimsSummary, verdict: ClaimVerdict): number =>
  CLAIM_VERDICTS.reduce((sum, simulated) => sum + table[verdict][simulated], 0);

function Line({ study, evidence: { summary } }: StudyClaims) {
  const { claims, supported, holding, share, worth } = summary;
  const list = (verdicts: string) => `/reference/claims?study=${study}&${verdicts}#all-claims`;
  return (
    <tr>
      <th scope="row">
        <StudyLink id={study} />
      </th>
      <td>{claims}</td>
      <td>{supported}</td>
      <td className={styles.simulated}>
        <data value={share ?? ''} data-metric="claims.holding" data-kind="simulated">
          {share === null ? 'none' : formatShare(share)}
        </data>{' '}
        {share !== null && share < CLAIMS_GOAL && <b className={styles.missed}>missed</b>}
      </td>
      <td>
        {supported > holding ? (
          <Link to={list('measured=holds')}>{supported - holding}</Link>
        ) : (
          supported - holding
        )}
      </td>
      <td>{worth.told}</td>
      <td>
        <Link to={list('measured=fails')}>{measuredAs(summary, 'fails')}</Link>
      </td>
      <td>{measuredAs(summary, 'cannot tell')}</td>
    </tr>
  );
}

/** How the claims of all studies come out, a row each. */
export function ClaimsDigest({ studies }: { studies: readonly StudyClaims[] }) {
  const sum = (of: (summary: ClaimsSummary) => number) =>
    studies.reduce((total, { evidence }) => total + of(evidence.summary), 0);
  const supported = sum((summary) => summary.supported);
  const holding = sum(({ holding: count }) => count);
  return (
    <>
      <p className={styles.figure}>
        <data value={holding / supported}>{formatShare(holding / supported)}</data>{' '}
        <span>
          of the {supported} claims that the printed numbers support hold in the simulation, too;
          they contradict {sum((summary) => measuredAs(summary, 'fails'))} of{' '}
          {sum(({ claims }) => claims)}, and cannot decide{' '}
          {sum((summary) => measuredAs(summary, 'cannot tell'))}.
        </span>
      </p>
      <ClaimsWorth summaries={studies.map(({ evidence }) => evidence.summary)} />
      <TableFrame
        className={styles.digest}
        label="Claims by study"
        heads={[
          'Study',
          'Claims',
          'Supported by print',
          `Hold simulated, goal ${formatShare(CLAIMS_GOAL, 0)}`,
          'Do not',
          'Told under the model’s error',
          'Contradicted by print',
          'Undecided',
        ]}
      >
        <tbody>
          {studies.map((one) => (
            <Line key={one.study} {...one} />
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}
