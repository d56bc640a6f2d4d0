import { useState } from 'react';
import { PartBar } from '../../../../charts/bars/PartBar';
import type { Quantity } from '../../../../comparison/types';
import { formatNumber, formatSigned, inSentence } from '../../../../lab/view/format';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import styles from '../../../../tables/validation.module.css';
import { byVariance, carrying } from '../../evidence/screening';
import type { ScreeningData } from '../../evidence/types';
import { QUANTITY_LABELS } from '../../quantities';
import { QuantitySelector } from './QuantitySelector';

/** Part of the variance that counts as most of it, percent. */
const MOST_PERCENT = 80;

/** How few parameters make most of a quantity's variance. */
function Finding({ data, quantity }: { data: ScreeningData; quantity: Quantity }) {
  const leading = carrying(data, quantity, MOST_PERCENT);
  const [first] = leading;
  return (
    <p>
      {leading.length} of the {data.parameters.length} parameters make {MOST_PERCENT} % of the
      variance of the {inSentence(QUANTITY_LABELS[quantity])}, <code>{first?.id}</code> alone{' '}
      {formatNumber(first?.effects[quantity].variancePercent ?? 0, 0)} %.
    </p>
  );
}

/** What each parameter does with all others elsewhere, and its part of the variance. */
export function Screening({ data }: { data: ScreeningData }) {
  const [quantity, setQuantity] = useState<Quantity>('roundtripTime');
  const ordered = byVariance(data, quantity);
  const most = ordered[0]?.effects[quantity].variancePercent ?? 0;
  return (
    <>
      <QuantitySelector value={quantity} onChange={setQuantity} />
      <Finding data={data} quantity={quantity} />
      <TableFrame
        className={reference.compact}
        label={`Part of every parameter in the variance of the ${inSentence(QUANTITY_LABELS[quantity])}`}
        cards="beside"
        heads={[
          'Parameter',
          'Origin',
          ...['Part of the variance, %', 'A tenth more does, %', 'Spread of that, %'].map(
            (name) => ({
              name,
              className: reference.number,
            }),
          ),
        ]}
      >
        <tbody>
          {ordered.map(({ id, origin, meaning, effects }) => (
            <tr key={id}>
              <th scope="row" className={styles.parameter}>
                <code>{id}</code> <span className={reference.mechanism}>{meaning}</span>
              </th>
              <td>{origin}</td>
              <td className={reference.number}>
                {formatNumber(effects[quantity].variancePercent, 1)}
                <PartBar part={effects[quantity].variancePercent} most={most} />
              </td>
              <td className={reference.number}>{formatSigned(effects[quantity].meanPercent, 1)}</td>
              <td className={reference.number}>
                {formatNumber(effects[quantity].spreadPercent, 1)}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}
