import type { MissedClaim } from '../../comparison/claimsEvidence';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import { VerdictMark } from './VerdictMark';

/** Claims that the printed numbers support and that do not hold in the simulation, with the reason. */
export function MissedClaims({ missed }: { missed: readonly MissedClaim[] }) {
  if (missed.length === 0) return <p>Every supported claim holds in the simulation.</p>;
  return (
    <TableFrame
      className={reference.prose}
      label="Supported claims that do not hold"
      cards="above"
      heads={['Claim', 'Simulated', 'Why']}
    >
      <tbody>
        {missed.map(({ id, text, simulated, reason }) => (
          <tr key={id}>
            <td>
              <a href={`#${id}`}>{id}</a> {text}
            </td>
            <td>
              <VerdictMark verdict={simulated} />
            </td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
