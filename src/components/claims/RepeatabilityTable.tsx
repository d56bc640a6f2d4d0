import { formatShare } from '../../charts/frame/format';
import type { ClaimsEvidence } from '../../comparison/claimsEvidence';
import { TableFrame } from '../../tables/TableFrame';
import styles from './claims.module.css';

/** How far the study differs from itself when it repeats its settings. */
export function RepeatabilityTable({ evidence }: { evidence: ClaimsEvidence }) {
  const { repeats, repeatability } = evidence;
  if (repeats === null) return null;
  return (
    <TableFrame
      className={styles.repeats}
      label="Differences between repeated runs"
      cards="beside"
      heads={[
        'Largest difference in',
        `within a test case, ${repeats.within.join(' and ')}`,
        `between test cases, ${repeats.between.join(' and ')} too`,
      ]}
    >
      <tbody>
        {repeatability.map(({ metric, text, within, between }) => (
          <tr key={metric}>
            <th scope="row">{text}</th>
            <td>{formatShare(within)}</td>
            <td>{formatShare(between)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
