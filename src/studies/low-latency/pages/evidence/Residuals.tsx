import { useState } from 'react';
import { AgreementPlot } from '../../../../charts/evidence/AgreementPlot';
import { ResidualGroups } from '../../../../charts/evidence/ResidualGroups';
import { type Residual, ResidualPlot } from '../../../../charts/evidence/ResidualPlot';
import type { Quantity } from '../../../../comparison/types';
import styles from '../../../../tables/validation.module.css';
import type { ResidualCell, ResidualData, ResidualPoint } from '../../evidence/types';
import { QuantitySelector } from './QuantitySelector';
import { SHORT_QUANTITIES } from './quantities';

interface Compared {
  point: ResidualPoint;
  cell: ResidualCell;
}

/** The points that have the quantity. */
function compared({ points }: ResidualData, quantity: Quantity): Compared[] {
  return points.flatMap((point) => {
    const cell = point.cells.find((one) => one.quantity === quantity);
    return cell ? [{ point, cell }] : [];
  });
}

const against = (
  pairs: readonly Compared[],
  variable: (point: ResidualPoint) => number | null,
): Residual[] =>
  pairs.flatMap(({ point, cell }) => {
    const x = variable(point);
    return x === null ? [] : [{ id: point.id, x, error: cell.error }];
  });

/** Errors against what they may depend on, and simulated against measured. */
export function Residuals({ data }: { data: ResidualData }) {
  const [quantity, setQuantity] = useState<Quantity>('roundtripTime');
  const tolerance = data.tolerances[quantity];
  const pairs = compared(data, quantity);
  return (
    <>
      <QuantitySelector value={quantity} onChange={setQuantity} />
      <div className={styles.charts}>
        <ResidualPlot
          variable="utilisation of the publish lock"
          unit="%"
          residuals={against(pairs, (point) => point.publishLockPercent)}
          tolerance={tolerance}
        />
        <ResidualPlot
          variable="roundtrips per sending host"
          unit="1/s"
          residuals={against(pairs, (point) => point.roundtripsPerHost)}
          tolerance={tolerance}
        />
        <ResidualPlot
          variable="number of virtual users"
          unit="users"
          residuals={against(pairs, (point) => point.users)}
          tolerance={tolerance}
        />
        <ResidualGroups
          variable="MessageBox server"
          groups={data.servers.map((label) => ({
            label,
            residuals: pairs
              .filter(({ point }) => point.server === label)
              .map(({ point, cell }) => ({ id: point.id, error: cell.error })),
          }))}
          tolerance={tolerance}
        />
        <AgreementPlot
          unit={SHORT_QUANTITIES[quantity].unit}
          points={pairs.map(({ point, cell }) => ({ id: point.id, ...cell }))}
          tolerance={tolerance}
        />
      </div>
    </>
  );
}
