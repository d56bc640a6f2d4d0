import type { Quantity } from '../../../../comparison/types';
import { Segmented } from '../../../../lab/knobs/Segmented';
import styles from '../../../../tables/validation.module.css';
import { QUANTITIES } from '../../quantities';
import { SHORT_QUANTITIES } from './quantities';

interface Props {
  value: Quantity;
  onChange: (quantity: Quantity) => void;
}

/** One of the five quantities that the model is judged by. */
export function QuantitySelector({ value, onChange }: Props) {
  return (
    <div className={styles.selector}>
      <Segmented
        label="Quantity"
        options={QUANTITIES.map((quantity) => ({
          value: quantity,
          label: SHORT_QUANTITIES[quantity].label,
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
