import styles from './controls.module.css';

interface ChoiceProps {
  label: string;
  options: readonly { value: number; label: string }[];
  value: number;
  onChange: (value: number) => void;
}

/** One of many options, of which only the chosen one is visible. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
