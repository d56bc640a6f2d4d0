import { useId, useState } from 'react';
import type { Problem } from '../../../scenario/problem';
import { type NumberField, readNumber } from '../../question/numberField';
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
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const read = readNumber(field, draft);
    if (read.value !== value) onChange(read.value);
    onRefused(read.problems);
  };
  return (
    <p className={styles.count}>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        readOnly={isLocked}
        value={draft ?? String(value)}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
          if (key === 'Escape') setDraft(null);
        }}
      />
    </p>
  );
}
