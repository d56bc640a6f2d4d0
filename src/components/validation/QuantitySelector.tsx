import type { Quantity } from '../../comparison/types';
import { Segmented } from '../../lab/knobs/Segmented';
import { QUANTITIES } from '../../studies/low-latency/quantities';
import { SHORT_QUANTITIES } from './quantities';
import styles from './validation.module.css';

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
