import Link from '@docusaurus/Link';
import type { StudyConfiguration } from '../../../comparison/studyIndex';
import { formatNumber } from '../../../lab/view/format';
import { Flag } from '../../../tables/Flag';
import styles from '../../../tables/reference.module.css';
import { TableFrame } from '../../../tables/TableFrame';
import { knobSchema } from '../knobs';
import { erratumAt, lowLatencyIndex } from '../lab';

const knobIndex = (id: string) => knobSchema.knobs.findIndex((knob) => knob.id === id);

function serverLabel(configuration: StudyConfiguration): string | undefined {
  const index = knobIndex('server');
  const choices = knobSchema.knobs[index]?.choices ?? [];
  return choices.find((choice) => choice.value === configuration.knobs[index])?.label;
}

/** The median where it is printed, else the mean. */
function preferred(configuration: StudyConfiguration, quantity: string) {
  const metric = ['median', 'mean']
    .map((statistic) => `${quantity}.${statistic}`)
    .find((name) => configuration.measured[name] != null);
  return metric && { metric, value: configuration.measured[metric] ?? 0 };
}

function MeasuredValue(props: { configuration: StudyConfiguration; quantity: string }) {
  const found = preferred(props.configuration, props.quantity);
  if (!found) return <td className={styles.number}>not printed</td>;
  return (
    <td className={styles.number}>
      {erratumAt(props.configuration.id, found.metric) && <Flag />}{' '}
      <data value={found.value} data-metric={found.metric} data-kind="measured">
        {formatNumber(found.value)}
      </data>
    </td>
  );
}

/** All configurations of the study with their load and measured outcome. */
export function ConfigurationTable() {
  return (
    <TableFrame
      className={styles.compact}
      label="All configurations of the low-latency study"
      heads={[
        'Configuration',
        'MessageBox',
        { name: 'Users', className: styles.number },
        { name: 'Throughput, messages/s', className: styles.number },
        { name: 'Roundtrip, ms', className: styles.number },
      ]}
    >
      <tbody>
        {lowLatencyIndex.configurations.map((configuration) => {
          const [testCase, label] = configuration.id.split('-');
          return (
            <tr key={configuration.id}>
              <th scope="row">
                <Link to={`/low-latency/test-case-${testCase}?config=${label}`}>
                  {configuration.id}
                </Link>
              </th>
              <td>{serverLabel(configuration)}</td>
              <td className={styles.number}>{configuration.knobs[knobIndex('virtualUsers')]}</td>
              <MeasuredValue configuration={configuration} quantity="throughput" />
              <MeasuredValue configuration={configuration} quantity="roundtripTime" />
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}
