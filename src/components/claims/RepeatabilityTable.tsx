import { formatShare } from '../../charts/format';
import { claimMetricText } from '../../comparison/claimMetricText';
import type { ClaimsEvidence } from '../../comparison/claimsEvidence';
import { REPEATS } from '../../comparison/claimsMargin';
import { TableFrame } from '../tables/TableFrame';
import styles from './claims.module.css';

/** How far the study differs from itself when it repeats its settings. */
export function RepeatabilityTable({ lines }: { lines: ClaimsEvidence['repeatability'] }) {
  return (
    <TableFrame
      className={styles.repeats}
      label="Differences between repeated runs"
      cards="beside"
      heads={[
        'Largest difference in',
        `within a test case, ${REPEATS.within.join(' and ')}`,
        `between test cases, ${REPEATS.between.join(' and ')} too`,
      ]}
    >
      <tbody>
        {lines.map(({ metric, within, between }) => (
          <tr key={metric}>
            <th scope="row">{claimMetricText(metric)}</th>
            <td>{formatShare(within)}</td>
            <td>{formatShare(between)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
