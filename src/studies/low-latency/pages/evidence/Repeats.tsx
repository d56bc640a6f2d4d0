import { andList, formatNumber, withUnit } from '../../../../charts/frame/format';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import styles from '../../../../tables/validation.module.css';
import type { RepeatsData } from '../../evidence/types';

/** How often runs with the same settings lie within the model's tolerance of each other. */
function SelfPrediction({ within, predictions }: Pick<RepeatsData, 'within' | 'predictions'>) {
  return (
    <span>
      Taken as predictions of each other, they lie within the tolerances of the model in {within} of{' '}
      {predictions} results.
    </span>
  );
}

/** How much runs with the same settings differ, and what errors a perfect model would show against one of them. */
export function Repeats({ data }: { data: RepeatsData }) {
  const { groups, idle, rows } = data;
  const number = (name: string) => ({ name, className: reference.number });
  return (
    <>
      <p id="repeats">
        Runs that repeat each other: {groups.map((group) => andList(group)).join('; ')}. No setting
        sets them apart
        {idle.length > 0 && (
          <span>
            , or only {andList(idle)}, of which the simulator says that it does nothing there
          </span>
        )}
        . <SelfPrediction {...data} />
      </p>
      <TableFrame
        className={reference.compact}
        label="What the study repeats of itself"
        cards="beside"
        heads={[
          'Quantity',
          number('Standard deviation of one run'),
          number('Degrees of freedom'),
          number('Perfect model, median error'),
          number('90th percentile'),
        ]}
      >
        <tbody>
          {rows.map(({ id, label, unit, deviation, degreesOfFreedom, perfect }) => (
            <tr key={id} data-repeated={id}>
              <th scope="row" className={styles.plain}>
                {label}
              </th>
              <td className={reference.number}>{withUnit(deviation, unit, 1)}</td>
              <td className={reference.number}>{formatNumber(degreesOfFreedom)}</td>
              <td className={reference.number}>{withUnit(perfect.median, unit, 1)}</td>
              <td className={reference.number}>{withUnit(perfect.p90, unit, 1)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}
