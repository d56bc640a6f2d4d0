import { useId } from 'react';
import { RemarkText } from '../../../lab/knobs/RemarkText';
import { useNumberBox } from '../../page/useNumberBox';
import type { NumberField } from '../../question/numberField';
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
        <label htmlFor={id}>{field.label}</label>
        <input id={id} {...box} readOnly={isLocked} />
      </p>
      <RemarkText remark={remark} />
    </>
  );
}
