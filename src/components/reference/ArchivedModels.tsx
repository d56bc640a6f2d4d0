import Link from '@docusaurus/Link';
import { formatNumber } from '../../lab/view/format';
import { studyName } from '../../measured/studyNames';
import type { ArchivedModel } from '../../scenario/archive';
import styles from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';

interface Props {
  models: readonly ArchivedModel[];
}

const SHOWN_DIGITS = 12;

/** The models whose simulators are kept: what each brought, and its file with what proves it the same. */
export function ArchivedModels({ models }: Props) {
  return (
    <TableFrame
      className={styles.prose}
      label="Archived models"
      cards="above"
      heads={['Study', 'Model', 'Archived', 'What it brought', 'Simulator']}
    >
      <tbody>
        {models.map((one) => (
          <tr key={one.simulator}>
            <th scope="row">{studyName(one.study)}</th>
            <td>{one.model}</td>
            <td>
              <time dateTime={one.date}>{one.date}</time>
            </td>
            <td>{one.change}</td>
            <td>
              <Link to={`pathname:///simulators/${one.simulator}`}>
                {formatNumber(one.bytes)} bytes
              </Link>
              <span className={styles.mechanism}>
                {' '}
                of commit <code>{one.commit.slice(0, SHOWN_DIGITS)}</code>, interface {one.abi},
                SHA-256 <code title={one.sha256}>{one.sha256.slice(0, SHOWN_DIGITS)}…</code>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
