import type { HistoryEntry, QuantityFigures } from '../../../../comparison/validation';
import { formatNumber } from '../../../../lab/view/format';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import styles from '../../../../tables/validation.module.css';
import { QUANTITIES } from '../../quantities';
import { SHORT_QUANTITIES } from './quantities';

function Line({ label, figures }: { label: string; figures: QuantityFigures | null }) {
  return (
    <tr>
      <th scope="row" className={styles.plain} colSpan={2}>
        {label}
      </th>
      {QUANTITIES.map((quantity) => {
        const errors = figures?.[quantity];
        return (
          <td key={quantity} className={reference.number}>
            {errors
              ? `${formatNumber(errors.medianPercent, 1)} / ${formatNumber(errors.p90Percent, 1)}`
              : 'none'}
          </td>
        );
      })}
    </tr>
  );
}

/** The figures of each version of the model, newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <TableFrame className={reference.compact} label="Figures per version of the model">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            Error, %: median / 90th percentile
          </th>
          {QUANTITIES.map((quantity) => (
            <th key={quantity} scope="col" className={reference.number}>
              {SHORT_QUANTITIES[quantity].label}
            </th>
          ))}
        </tr>
      </thead>
      {[...entries].reverse().map((entry) => (
        <tbody key={entry.modelVersion}>
          <tr>
            <th scope="rowgroup" colSpan={2 + QUANTITIES.length} className={styles.group}>
              Model {entry.modelVersion}, {entry.date}{' '}
              <span className={reference.mechanism}>
                {entry.change} {entry.calibratedParameters} calibrated parameters, {entry.ledger}{' '}
                {entry.ledger === 1 ? 'configuration' : 'configurations'} in the ledger.
              </span>
            </th>
          </tr>
          <Line label="in sample" figures={entry.figures} />
          <Line label="held out" figures={entry.heldOut} />
        </tbody>
      ))}
    </TableFrame>
  );
}
