import styles from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';

/** A work of others that the site ships; generated/notices/packages.json. */
export interface Shipped {
  /** Where it is published, or what contains it. */
  from: string;
  name: string;
  version: string;
  /** By its SPDX name. */
  licence: string;
}

/** What the site ships of others, with the licence of each. */
export function NoticesTable({ packages }: { packages: readonly Shipped[] }) {
  return (
    <TableFrame
      className={styles.prose}
      label="Works of others that this site ships"
      cards="above"
      heads={['Name', 'Version', 'Licence', 'From']}
    >
      <tbody>
        {packages.map(({ from, name, version, licence }) => (
          <tr key={`${from} ${name}`}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td>{licence}</td>
            <td>{from}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
