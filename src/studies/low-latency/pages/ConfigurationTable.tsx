import Link from '@docusaurus/Link';
import type { StudyConfiguration } from '../../../comparison/studyIndex';
import { formatNumber } from '../../../lab/view/format';
import { Flag } from '../../../tables/Flag';
import styles from '../../../tables/reference.module.css';
import { TableFrame } from '../../../tables/TableFrame';
import { erratumAt } from '../errata';
import {
  boxesOf,
  computersText,
  measuredIn,
  serverOf,
  trackingPointsOf,
  usersOf,
} from './configurationFields';

function MeasuredValue(props: { configuration: StudyConfiguration; quantity: string }) {
  const found = measuredIn(props.configuration, props.quantity);
  if (!found) return <td className={styles.number}>not printed</td>;
  const erratum = erratumAt(props.configuration.id, found.metric);
  return (
    <td className={styles.number}>
      {found.statistic === 'mean' && <small>mean </small>}
      {erratum && (
        <Link to={`/reference/errata#${erratum.id}`} title="Erratum, as printed">
          <Flag />
        </Link>
      )}{' '}
      <data value={found.value} data-metric={found.metric} data-kind="measured">
        {formatNumber(found.value)}
      </data>
    </td>
  );
}

const HEADS = [
  'Configuration',
  'BizTalk computers',
  'MessageBoxes',
  { name: 'Users', className: styles.number },
  { name: 'Tracking points', className: styles.number },
  { name: 'Throughput, per second', className: styles.number },
  { name: 'Roundtrip, ms', className: styles.number },
];

/** Configurations of the study with their computers, load and measured outcome. */
export function ConfigurationTable({ rows }: { rows: readonly StudyConfiguration[] }) {
  return (
    <TableFrame
      className={`${styles.compact} ${styles.wrapped}`}
      label="Configurations of the low-latency study"
      heads={HEADS}
      cards="beside"
    >
      <tbody>
        {rows.map((configuration) => {
          const [testCase, label] = configuration.id.split('-');
          return (
            <tr key={configuration.id} data-configuration={configuration.id}>
              <th scope="row">
                <Link to={`/low-latency/test-case-${testCase}?config=${label}`}>
                  {configuration.id}
                </Link>
              </th>
              <td>{computersText(configuration)}</td>
              <td>
                {boxesOf(configuration)}, {serverOf(configuration)}
              </td>
              <td className={styles.number}>{usersOf(configuration)}</td>
              <td className={styles.number}>{trackingPointsOf(configuration)}</td>
              <MeasuredValue configuration={configuration} quantity="throughput" />
              <MeasuredValue configuration={configuration} quantity="roundtripTime" />
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}
