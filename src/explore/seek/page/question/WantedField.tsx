import { useId } from 'react';
import { capitalised } from '../../../../charts/frame/format';
import type { ExploredStudy } from '../../../study/exploredStudy';
import type { Wanted } from '../../types';
import { quantitiesOf, quantityOf, wantedText } from '../../view/quantity';
import styles from './question.module.css';

interface WantedFieldProps {
  study: ExploredStudy;
  wanted: Wanted;
  isLocked: boolean;
  onChange: (wanted: Wanted) => void;
}

const keyOf = ({ direction, measure }: Wanted) => `${direction} ${measure}`;

/** What there is to be as much, or as little, of as there can be. */
export function WantedField({ study, wanted, isLocked, onChange }: WantedFieldProps) {
  const id = useId();
  const usual = quantitiesOf(study).map(
    ({ id: measure, better }): Wanted => ({
      direction: better === 'more' ? 'maximise' : 'minimise',
      measure,
    }),
  );
  const options = usual.some((one) => keyOf(one) === keyOf(wanted)) ? usual : [wanted, ...usual];
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.heading}>
        I want
      </label>
      <select
        id={id}
        className={styles.select}
        disabled={isLocked}
        value={keyOf(wanted)}
        onChange={({ target }) => {
          const chosen = options.find((one) => keyOf(one) === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {options.map((option) => {
          const quantity = quantityOf(study, option.measure);
          return (
            quantity && (
              <option key={keyOf(option)} value={keyOf(option)}>
                {capitalised(wantedText(quantity, option.direction))}
              </option>
            )
          );
        })}
      </select>
    </div>
  );
}
