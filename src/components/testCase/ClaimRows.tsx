import useBaseUrl from '@docusaurus/useBaseUrl';
import { Fragment } from 'react';
import type { JudgedClaim } from '../../comparison/claimsTypes';
import { TableFrame } from '../../tables/TableFrame';
import claimStyles from '../claims/claims.module.css';
import { differenceText, estimateText } from '../claims/claimText';
import { DifferenceStrip, StripScale } from '../claims/DifferenceStrip';
import { Statement } from '../claims/Statement';
import { VerdictMark } from '../claims/VerdictMark';
import { type DecidedClaim, sortClaims } from './claimsDigest';
import styles from './testCase.module.css';

/** A claim's place on this page, and its link to where all of it stands. */
function ClaimLink({ id }: { id: string }) {
  const page = useBaseUrl('/reference/claims');
  return (
    <a id={id} href={`${page}#${id}`}>
      {id}
    </a>
  );
}

export interface ClaimRowsProps {
  claims: readonly JudgedClaim[];
}

/** The claims of a test case, one row each, failures first. */
export function ClaimRows({ claims }: ClaimRowsProps) {
  const { decided, undecided } = sortClaims(claims);
  const page = useBaseUrl('/reference/claims');
  return (
    <>
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
    </>
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
