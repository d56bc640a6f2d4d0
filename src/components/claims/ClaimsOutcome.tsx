import { formatShare } from '../../charts/frame/format';
import { CLAIMS_GOAL, type ClaimsSummary } from '../../comparison/claimsSummary';
import { CLAIM_VERDICTS } from '../../comparison/claimsVerdict';
import { ClaimsWorth } from './ClaimsWorth';
import styles from './claims.module.css';
import { VerdictMark } from './VerdictMark';

/** How many claims come out how: a sentence, and a table of both verdicts. */
export function ClaimsOutcome({ summary }: { summary: ClaimsSummary }) {
  const { claims, comparisons, withoutNumbers, table, supported, holding, share } = summary;
  const refuted = CLAIM_VERDICTS.reduce((sum, verdict) => sum + table.fails[verdict], 0);
  return (
    <div className={styles.outcome}>
      <div>
        <p className={styles.figure}>
          <data value={share ?? ''} data-metric="claims.holding" data-kind="simulated">
            {share === null ? 'none' : formatShare(share)}
          </data>{' '}
          <span>
            of the supported claims hold in the simulation, {holding} of {supported}
          </span>
        </p>
        <Goal summary={summary} />
        <ClaimsWorth summaries={[summary]} />
        <p>
          {claims} claims with {comparisons} comparisons. The printed numbers support {supported} of
          them, contradict {refuted}, and cannot decide {claims - supported - refuted};{' '}
          {withoutNumbers} of these compare nothing that is printed.
        </p>
      </div>
      <table className={styles.twoWay} aria-label="Claims by verdict">
        <thead>
          <tr>
            <td />
            <th scope="colgroup" colSpan={CLAIM_VERDICTS.length} className={styles.simulated}>
              simulated
            </th>
            <td />
          </tr>
          <tr>
            <th scope="col">measured</th>
            {CLAIM_VERDICTS.map((verdict) => (
              <th key={verdict} scope="col" className={styles.simulated}>
                <VerdictMark verdict={verdict} />
              </th>
            ))}
            <th scope="col">all</th>
          </tr>
        </thead>
        <tbody>
          {CLAIM_VERDICTS.map((measured) => (
            <tr key={measured}>
              <th scope="row">
                <VerdictMark verdict={measured} />
              </th>
              {CLAIM_VERDICTS.map((simulated) => (
                <td key={simulated}>{table[measured][simulated]}</td>
              ))}
              <td>
                {CLAIM_VERDICTS.reduce((sum, simulated) => sum + table[measured][simulated], 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Goal({ summary: { share, supported, holding } }: { summary: ClaimsSummary }) {
  if (share === null) return null;
  const goal = formatShare(CLAIMS_GOAL, 0);
  if (share >= CLAIMS_GOAL) return <p>The goal of {goal} is reached.</p>;
  const short = Math.ceil(CLAIMS_GOAL * supported) - holding;
  return (
    <p className={styles.missed}>
      The goal of {goal} is missed by {short} {short === 1 ? 'claim' : 'claims'}.
    </p>
  );
}
