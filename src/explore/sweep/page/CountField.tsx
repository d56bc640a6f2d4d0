import { useId } from 'react';
import type { NumberField } from '../../../address/number';
import { RemarkText } from '../../../lab/knobs/RemarkText';
import { useNumberBox } from '../../page/useNumberBox';
import styles from './sweep.module.css';

interface CountFieldProps {
  field: NumberField;
  value: number;
  isLocked: boolean;
  onChange: (value: number) => void;
}

/** A number of a question in a box of its own. */
export function CountField({ field, value, isLocked, onChange }: CountFieldProps) {
  const id = useId();
  const { box, remark } = useNumberBox({ field, value, onValue: onChange });
  return (
    <>
      <p className={styles.count}>
        <label htmlFor={id}>{field.title}</label>
        <input id={id} {...box} readOnly={isLocked} />
      </p>
      <RemarkText remark={remark} />
    </>
  );
}
