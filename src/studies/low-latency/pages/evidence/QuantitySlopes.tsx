import { ErrorSlopes } from '../../../../charts/evidence/ErrorSlopes';
import styles from '../../../../tables/validation.module.css';
import type { HeldOutData } from '../../evidence/types';
import { QUANTITIES } from '../../quantities';
import { SHORT_QUANTITIES } from './quantities';

/** Errors fitted and predicted, a slope for each configuration, a chart for each quantity. */
export function QuantitySlopes({ pairs }: { pairs: HeldOutData['pairs'] }) {
  return (
    <div className={styles.thirds}>
      {QUANTITIES.map((quantity) => (
        <ErrorSlopes
          key={quantity}
          label={SHORT_QUANTITIES[quantity].label}
          pairs={pairs[quantity]}
        />
      ))}
    </div>
  );
}
