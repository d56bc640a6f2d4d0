import { type ReactNode, useId } from 'react';
import type { NumberField } from '../../../../address/number';
import { RemarkText } from '../../../../lab/knobs/RemarkText';
import { useNumberBox } from '../../../page/useNumberBox';
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
  const remarkId = useId();
  const { box, remark } = useNumberBox({ field, value, unit, onValue: onCommit });
  return (
    <>
      {children}
      <input
        {...box}
        className={styles.amount}
        aria-label={unit === '' ? field.title : `${field.title}, ${unit}`}
        aria-describedby={remark === null ? undefined : remarkId}
        readOnly={isLocked}
      />
      <span className={styles.unit}>{unit.length <= 2 ? unit : ''}</span>
      <RemarkText id={remarkId} remark={remark} />
    </>
  );
}
