import reference from '../reference/reference.module.css';
import { TableFrame } from '../tables/TableFrame';
import { valueText } from './parameterText';
import styles from './validation.module.css';

interface Parameter {
  id: string;
  value: number;
  unit: string;
  origin: string;
  meaning: string;
}

interface Props {
  /** Tells the addresses of parameters apart that several studies name alike. */
  study: string;
  parameters: readonly Parameter[];
}

/** Every parameter of a study's model as the simulator states it. */
export function ParameterList({ study, parameters }: Props) {
  return (
    <TableFrame
      className={reference.compact}
      label={`Parameters of the model, ${study}`}
      cards="beside"
      heads={['Parameter', { name: 'Value', className: reference.number }, 'Origin']}
    >
      <tbody>
        {parameters.map(({ id, value, unit, origin, meaning }) => (
          <tr key={id} id={`parameter-${study}-${id}`}>
            <th scope="row" className={styles.parameter}>
              <code>{id}</code> <span className={reference.mechanism}>{meaning}</span>
            </th>
            <td className={reference.number}>{valueText(value, unit)}</td>
            <td>{origin}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
