import { type ReactNode, useId, useState } from 'react';
import { type NumberField, readNumber } from '../../../question/numberField';
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
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const refusalId = useId();
  const commit = () => {
    if (draft === null) return;
    const read = readNumber({ ...field, otherwise: value }, draft);
    setDraft(null);
    setRefusal(read.problems[0]?.message ?? '');
    if (read.value !== value) onCommit(read.value);
  };
  return (
    <>
      {children}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={styles.amount}
        aria-label={unit === '' ? field.label : `${field.label}, ${unit}`}
        aria-describedby={refusal === '' ? undefined : refusalId}
        readOnly={isLocked}
        value={draft ?? String(value)}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
          if (key === 'Escape') setDraft(null);
        }}
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
