import { signedPercent, withUnit } from '../../charts/frame/format';
import type { StudyFit } from '../../evidence/fits';
import { valueText } from '../../tables/parameterText';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import styles from '../../tables/validation.module.css';
import { FitNote } from './FitNote';

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
  /** Null where nothing was fitted. */
  fit: StudyFit | null;
}

/** The fitted value with its standard error, and the range over refits. */
function Fitted({ id, unit, fit }: { id: string; unit: string; fit: Props['fit'] }) {
  const found = fit?.parameters[id];
  if (!fit || found === undefined) return <span>–</span>;
  const { fitted, offPercent, errorPercent, range } = found;
  return (
    <span>
      {!fit.isAdopted && <span>{valueText(fitted, unit)} </span>}±{' '}
      {errorPercent === null ? 'not known' : withUnit(errorPercent, '%', 1)}
      {!fit.isAdopted && offPercent !== 0 && (
        <span className={reference.mechanism}> value {signedPercent(offPercent)}</span>
      )}
      {range && (
        <span className={reference.mechanism}>
          {' '}
          refits {valueText(range[0], '')} to {valueText(range[1], unit)}
        </span>
      )}
    </span>
  );
}

/** Every parameter of a study's model as the simulator states it, with what the fit says of it. */
export function ParameterList({ study, parameters, fit }: Props) {
  return (
    <>
      {fit && <FitNote study={study} fit={fit} />}
      <TableFrame
        className={reference.compact}
        label={`Parameters of the model, ${study}`}
        cards="beside"
        heads={[
          'Parameter',
          { name: 'Value', className: reference.number },
          'Origin',
          { name: 'Fit', className: reference.number },
        ]}
      >
        <tbody>
          {parameters.map(({ id, value, unit, origin, meaning }) => (
            <tr key={id} id={`parameter-${study}-${id}`}>
              <th scope="row" className={styles.parameter}>
                <code>{id}</code> <span className={reference.mechanism}>{meaning}</span>
              </th>
              <td className={reference.number}>{valueText(value, unit)}</td>
              <td>{origin}</td>
              <td className={reference.number}>
                <Fitted id={id} unit={unit} fit={fit} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}
