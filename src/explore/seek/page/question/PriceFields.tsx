import { numberField } from '../../../../address/number';
import type { ExploredStudy } from '../../../study/exploredStudy';
import type { SeekQuestion } from '../../types';
import { AmountField } from './AmountField';
import styles from './question.module.css';

interface PriceFieldsProps {
  study: ExploredStudy;
  prices: SeekQuestion['prices'];
  isLocked: boolean;
  onChange: (prices: SeekQuestion['prices']) => void;
}

/** The reader's price list: what one of everything costs that the study counts. */
export function PriceFields({ study, prices, isLocked, onChange }: PriceFieldsProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>Price list, each in your currency</legend>
      <ul className={styles.rows}>
        {study.priced.map(({ knob, label }) => (
          <li key={knob} className={styles.limit} data-price={knob}>
            <AmountField
              field={numberField({
                key: knob,
                title: `Price, ${label}`,
                least: 0,
                most: 1e9,
                otherwise: 0,
                isWhole: false,
              })}
              value={prices[knob] ?? 0}
              unit=""
              isLocked={isLocked}
              onCommit={(price) => onChange({ ...prices, [knob]: price })}
            >
              <span>{label}</span>
              <span />
            </AmountField>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
