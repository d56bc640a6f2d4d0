import useBaseUrl from '@docusaurus/useBaseUrl';
import { Fragment } from 'react';
import type { JudgedClaim } from '../../comparison/claimsTypes';
import { Fold } from '../../lab/sections/Fold';
import { Section } from '../../lab/sections/Section';
import { TableFrame } from '../../tables/TableFrame';
import claimStyles from '../claims/claims.module.css';
import { differenceText, estimateText } from '../claims/claimText';
import { DifferenceStrip, StripScale } from '../claims/DifferenceStrip';
import { Statement } from '../claims/Statement';
import { VerdictMark } from '../claims/VerdictMark';
import { claimsDigest, type DecidedClaim, sortClaims } from './claimsDigest';
import styles from './testCase.module.css';

export const CLAIMS = 'claims-rows';

/** A claim's place on this page, and its link to where all of it stands. */
function ClaimLink({ id }: { id: string }) {
  const page = useBaseUrl('/reference/claims');
  return (
    <a id={id} href={`${page}#${id}`}>
      {id}
    </a>
  );
}

/** The conclusions that the authors draw from a test case, one row each, failures first. */
export function ClaimsSection({ claims }: { claims: readonly JudgedClaim[] }) {
  const { decided, undecided } = sortClaims(claims);
  const page = useBaseUrl('/reference/claims');
  return (
    <Section
      id="claims"
      title="Claims"
      count={`${claims.length} of the authors’`}
      digest={claimsDigest(claims)}
      folds={[CLAIMS]}
      more={claims.length === 1 ? 'Open' : `Open all ${claims.length}`}
      aliases={['what-the-authors-conclude']}
    >
      <Fold fold={CLAIMS} className={styles.rows}>
        <p className={claimStyles.key}>
          Each with the comparison that decides it: ring measured, dot simulated, difference in
          percent of the second configuration.{' '}
          <a href={`${page}#how-a-verdict-is-reached`}>How a verdict is reached</a>
        </p>
        {decided.length > 0 && (
          <TableFrame className={styles.claims} label="Claims of the authors">
            <thead>
              <tr>
                <th scope="col">Claim</th>
                <th scope="col">measured</th>
                <th scope="col">simulated</th>
                <th scope="col">
                  <span className={claimStyles.hiddenWord}>Both differences</span>
                  <StripScale />
                </th>
                <th scope="col">decided by</th>
              </tr>
            </thead>
            <tbody>
              {decided.map((one) => (
                <ClaimRow key={one.claim.id} {...one} />
              ))}
            </tbody>
          </TableFrame>
        )}
        {undecided.length > 0 && (
          <p className={styles.undecided}>
            {undecided.length} that no printed number decides:{' '}
            {undecided.map(({ id }, index) => (
              <Fragment key={id}>
                {index > 0 && <span>{', '}</span>}
                <span id={`claim-${id}`}>
                  <ClaimLink id={id} />
                </span>
              </Fragment>
            ))}
          </p>
        )}
      </Fold>
    </Section>
  );
}

function ClaimRow({ claim, deciding }: DecidedClaim) {
  const { id, text, measured, simulated, comparisons } = claim;
  return (
    <tr id={`claim-${id}`}>
      <th scope="row">
        <ClaimLink id={id} /> {text}
      </th>
      <td>
        <VerdictMark verdict={measured} />{' '}
        {deciding.measured.difference !== null && (
          <b>{differenceText(deciding.measured.difference)}</b>
        )}
      </td>
      <td className={claimStyles.simulated}>
        <VerdictMark verdict={simulated} />{' '}
        {deciding.simulated.difference && <b>{estimateText(deciding.simulated.difference).mean}</b>}
      </td>
      <td>
        <DifferenceStrip {...deciding} />
      </td>
      <td>
        <Statement {...deciding} />
        {comparisons.length > 1 && <small>, one of {comparisons.length}</small>}
      </td>
    </tr>
  );
}
