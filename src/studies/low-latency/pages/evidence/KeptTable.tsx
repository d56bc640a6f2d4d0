import { capitalised } from '../../../../charts/frame/format';
import { valueText } from '../../../../tables/parameterText';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import styles from '../../../../tables/validation.module.css';
import type { HeldOutData, KeptParameter } from '../../evidence/types';

/** Parameters that a refit did not move: meaning, value and why. */
export function KeptTable(props: { label: string; parameters: readonly KeptParameter[] }) {
  return (
    <TableFrame
      className={reference.prose}
      label={props.label}
      cards="above"
      heads={[
        'Kept parameter',
        { name: 'Value', className: reference.number },
        'Why it is not fitted again',
      ]}
    >
      <tbody>
        {props.parameters.map(({ id, value, unit, meaning, reason }) => (
          <tr key={id} data-kept={id}>
            <th scope="row" className={styles.parameter}>
              <code>{id}</code>
              <span className={reference.mechanism}>{meaning}</span>
            </th>
            <td className={reference.number}>{valueText(value, unit)}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** What every refit knows of the test cases that it leaves out. */
export function KnownList({ known }: Pick<HeldOutData, 'known'>) {
  return (
    <ul>
      {known.map(({ what, how }) => (
        <li key={what}>
          <b>{capitalised(what)}.</b> {how}
        </li>
      ))}
    </ul>
  );
}
