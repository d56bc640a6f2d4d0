import { type ReactNode, useId, useState } from 'react';
import { useNumberBox } from '../../../page/useNumberBox';
import type { NumberField } from '../../../question/numberField';
import styles from './question.module.css';

interface AmountFieldProps {
  field: NumberField;
  value: number;
  /** Before the box: what it is, where its label does not stand elsewhere. */
  children?: ReactNode;
  unit: string;
  isLocked: boolean;
  onCommit: (value: number) => void;
}

/** A box for a number with its unit; what cannot be used is named and the nearest valid used. */
export function AmountField(props: AmountFieldProps) {
  const { field, value, children, unit, isLocked, onCommit } = props;
  const [refusal, setRefusal] = useState('');
  const refusalId = useId();
  const box = useNumberBox({
    field,
    value,
    onValue: onCommit,
    onRefused: ([problem]) => setRefusal(problem?.message ?? ''),
  });
  return (
    <>
      {children}
      <input
        {...box}
        className={styles.amount}
        aria-label={unit === '' ? field.label : `${field.label}, ${unit}`}
        aria-describedby={refusal === '' ? undefined : refusalId}
        readOnly={isLocked}
      />
      <span className={styles.unit}>{unit.length <= 2 ? unit : ''}</span>
      {refusal !== '' && (
        <p id={refusalId} className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
