import { useId } from 'react';
import type { Problem } from '../../../scenario/problem';
import { useNumberBox } from '../../page/useNumberBox';
import type { NumberField } from '../../question/numberField';
import styles from './sweep.module.css';

interface CountFieldProps {
  field: NumberField;
  value: number;
  isLocked: boolean;
  onChange: (value: number) => void;
  /** Says what was not accepted; nothing once it is. */
  onRefused: (problems: readonly Problem[]) => void;
}

/** A number of a question in a box of its own. */
export function CountField({ field, value, isLocked, onChange, onRefused }: CountFieldProps) {
  const id = useId();
  const box = useNumberBox({ field, value, onValue: onChange, onRefused });
  return (
    <p className={styles.count}>
      <label htmlFor={id}>{field.label}</label>
      <input id={id} {...box} readOnly={isLocked} />
    </p>
  );
}
