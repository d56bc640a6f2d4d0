import styles from './question.module.css';

interface AddFieldProps {
  /** Such as "Add a knob". */
  label: string;
  options: readonly { id: string; label: string }[];
  isLocked: boolean;
  onAdd: (id: string) => void;
}

/** A list of what else there is; choosing adds it. */
export function AddField({ label, options, isLocked, onAdd }: AddFieldProps) {
  if (options.length === 0) return null;
  return (
    <select
      className={styles.add}
      aria-label={label}
      disabled={isLocked}
      value=""
      onChange={({ target }) => target.value !== '' && onAdd(target.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
