import { useState } from 'react';
import { Tornado } from '../../../../charts/evidence/Tornado';
import type { Quantity } from '../../../../comparison/types';
import type { Effect } from '../../../../comparison/validation';
import { formatSigned } from '../../../../lab/view/format';
import { NotYet } from '../../../../tables/NotYet';
import { valueText } from '../../../../tables/parameterText';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import styles from '../../../../tables/validation.module.css';
import type { SensitivityData } from '../../evidence/types';
import { QUANTITIES, QUANTITY_LABELS } from '../../quantities';
import { QuantitySelector } from './QuantitySelector';
import { quantityHeads } from './quantityHeads';

const range = ({ lowPercent, highPercent }: Effect): string =>
  `${formatSigned(lowPercent, 1)} / ${formatSigned(highPercent, 1)}`;

function AllEffects({ data }: { data: SensitivityData }) {
  return (
    <TableFrame
      className={reference.compact}
      label="Effect of every parameter on every quantity"
      cards="beside"
      heads={[
        'Parameter',
        { name: 'Value', className: reference.number },
        'Origin',
        ...quantityHeads(', %'),
      ]}
    >
      <tbody>
        {data.parameters.map(({ id, value, unit, origin, meaning, effects }) => (
          <tr key={id}>
            <th scope="row" className={styles.parameter}>
              <code>{id}</code> <span className={reference.mechanism}>{meaning}</span>
            </th>
            <td className={reference.number}>{valueText(value, unit)}</td>
            <td>{origin}</td>
            {QUANTITIES.map((quantity) => (
              <td key={quantity} className={reference.number}>
                {range(effects[quantity])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** What each parameter does to each quantity. */
export function Sensitivity({ data }: { data: SensitivityData | null }) {
  const [quantity, setQuantity] = useState<Quantity>('roundtripTime');
  if (data === null) {
    return <NotYet what="Sensitivities have" command="npm run calibrate -- sensitivity" />;
  }
  return (
    <>
      <QuantitySelector value={quantity} onChange={setQuantity} />
      <div className={styles.chart}>
        <Tornado
          label={QUANTITY_LABELS[quantity].replace(/^[RT]/, (letter) => letter.toLowerCase())}
          change={data.changePercent / 100}
          bars={data.parameters.map(({ id, effects }) => ({
            id,
            low: effects[quantity].lowPercent / 100,
            high: effects[quantity].highPercent / 100,
            largest: effects[quantity].largestPercent / 100,
            largestId: effects[quantity].largestScenario.replace('low-latency/', ''),
          }))}
        />
      </div>
      <h2 id="all">Every parameter and quantity</h2>
      <p>
        Mean change of each quantity over the comparable configurations but the most changed one, in
        percent, with the parameter {data.changePercent} % lower and {data.changePercent} % higher.
      </p>
      <AllEffects data={data} />
    </>
  );
}
