import styles from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import { ADDRESSES } from './addresses';

/** The keys of all addresses beside those of a lab, as their pages declare them. */
export function AddressFields() {
  return (
    <TableFrame
      className={styles.prose}
      label="Keys of addresses"
      cards="above"
      heads={['Where', 'Key', 'Meaning', 'Accepted', 'If absent']}
    >
      <tbody>
        {ADDRESSES.flatMap(({ name, fields }) =>
          fields.map(({ key, title, accepted, otherwise }) => (
            <tr key={`${name} ${key}`}>
              <th scope="row">{name}</th>
              <td>
                <code>{key}</code>
              </td>
              <td>{title}</td>
              <td>{accepted}</td>
              <td>{otherwise === '' ? 'none' : <code>{otherwise}</code>}</td>
            </tr>
          )),
        )}
      </tbody>
    </TableFrame>
  );
}
