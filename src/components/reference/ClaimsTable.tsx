import type { Claim } from '../../measured/types';
import { TableFrame } from '../tables/TableFrame';
import { addressText } from './address';
import { ConfigurationLink } from './LedgerTable';
import styles from './reference.module.css';

const directions: Readonly<Record<string, string>> = {
  less: 'is less than',
  greater: 'is greater than',
  similar: 'is about',
};

/** Every conclusion the authors draw, as a statement that numbers can hold or break. */
export function ClaimsTable({ claims }: { claims: readonly Claim[] }) {
  return (
    <TableFrame className={styles.prose} label="Claims of the study">
      <thead>
        <tr>
          <th scope="col">Claim</th>
          <th scope="col">What must hold</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <tr key={claim.id} id={claim.id}>
            <td>
              {claim.text}
              {claim.note && <span className={styles.mechanism}>{claim.note}</span>}
            </td>
            <td>
              {claim.comparison.map(({ metric, left, right, direction }) => (
                <div key={`${metric} ${left} ${right}`}>
                  {metric}: <ConfigurationLink scenario={left} /> {directions[direction]}{' '}
                  <ConfigurationLink scenario={right} />
                </div>
              ))}
            </td>
            <td>{addressText(claim.address)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
