import type { JudgedClaim } from '../../comparison/claimsTypes';
import { addressText } from '../reference/address';
import { ComparisonCells } from './ComparisonCells';
import styles from './claims.module.css';
import { comparisonKey } from './claimText';
import { VerdictMark } from './VerdictMark';

/** More comparisons than this are folded. */
const MOST_ROWS = 10;

interface Props {
  claim: JudgedClaim;
  hidden?: boolean;
}

/** A claim with its verdicts, then one row per comparison. */
export function ClaimRows({ claim, hidden = false }: Props) {
  const { comparisons } = claim;
  const [first, ...others] = comparisons.length > MOST_ROWS ? [] : comparisons;
  return (
    <tbody id={claim.id} hidden={hidden}>
      <tr>
        <th scope="rowgroup" rowSpan={1 + others.length}>
          {claim.text} {claim.note && <span className={styles.note}>{claim.note}</span>}{' '}
          <span className={styles.address}>
            {claim.id}, {addressText(claim.address)}
          </span>
        </th>
        <td className={styles.verdicts} data-head="Verdicts" rowSpan={1 + others.length}>
          <span>
            measured <VerdictMark verdict={claim.measured} />
          </span>{' '}
          <span className={styles.simulated}>
            simulated <VerdictMark verdict={claim.simulated} />
          </span>
        </td>
        {first ? (
          <ComparisonCells comparison={first} />
        ) : (
          <td colSpan={4}>
            {comparisons.length > 0 ? <Folded claim={claim} /> : 'No published numbers decide it.'}
          </td>
        )}
      </tr>
      {others.map((comparison) => (
        <tr key={comparisonKey(comparison)}>
          <ComparisonCells comparison={comparison} />
        </tr>
      ))}
    </tbody>
  );
}

function Folded({ claim: { comparisons, id } }: { claim: JudgedClaim }) {
  const holding = (by: 'measured' | 'simulated') =>
    comparisons.filter((comparison) => comparison[by].verdict === 'holds').length;
  return (
    <details>
      <summary>
        {comparisons.length} comparisons: {holding('measured')} hold by the printed numbers,{' '}
        {holding('simulated')} in the simulation
      </summary>
      <table aria-label={`Comparisons of ${id}`}>
        <tbody>
          {comparisons.map((comparison) => (
            <tr key={comparisonKey(comparison)}>
              <ComparisonCells comparison={comparison} />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
