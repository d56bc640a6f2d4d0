import { useId, useState } from 'react';
import type { NumberField } from '../../../address/number';
import { RemarkText } from '../../../lab/knobs/RemarkText';
import styles from './cells.module.css';
import { type Cell, useNameCell, useNumberCell } from './useCell';

interface Around {
  /** Its name for those who do not see its column and row. */
  label: string;
  /** What the module of systems says is wrong with it. */
  refusal?: string | undefined;
  className?: string | undefined;
}

function Input({ cell, label, refusal, className }: Around & { cell: Cell }) {
  const id = useId();
  const { box, remark } = cell;
  const isWrong = box['aria-invalid'] === true || refusal !== undefined;
  const said = remark !== null || refusal !== undefined;
  return (
    <span className={styles.cell}>
      <input
        {...box}
        className={className ?? styles.text}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={said ? id : undefined}
        data-cell=""
      />
      <span id={id}>
        <RemarkText remark={remark} />
        {remark === null && refusal !== undefined && (
          <span className={styles.refusal}>{refusal}</span>
        )}
      </span>
    </span>
  );
}

export function NumberCell({
  label,
  refusal,
  ...number
}: Around & {
  field: NumberField<number | null>;
  value: number | null | undefined;
  unit?: string;
  isOptional?: boolean;
  onValue: (value: number | undefined) => void;
}) {
  const cell = useNumberCell(number);
  return <Input cell={cell} label={label} refusal={refusal} className={styles.number} />;
}

export function NameCell({
  label,
  refusal,
  ...name
}: Around & {
  title: string;
  value: string;
  others: readonly string[];
  onValue: (value: string) => void;
}) {
  const cell = useNameCell(name);
  return <Input cell={cell} label={label} refusal={refusal} />;
}

/** More options than this are made when a reader comes to them: each of many rows may have as many as there are rows. */
const FEW = 40;

/** One of some words. */
export function ChoiceCell<Value extends string>({
  label,
  value,
  options,
  onValue,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
}) {
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  const shown =
    isReached || options.length <= FEW ? options : options.filter((one) => one.value === value);
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      data-cell=""
      onFocus={reach}
      onPointerEnter={reach}
      onPointerDown={reach}
      onChange={({ target }) => onValue(target.value as Value)}
    >
      {shown.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
