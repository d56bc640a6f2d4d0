import { useId } from 'react';
import styles from './controls.module.css';

interface SegmentedProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** More options than this stand below each other. */
const MOST_IN_A_ROW = 3;

/** One of a few options, all visible. */
export function Segmented<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  // Two of a knob may be in a page, one of them folded.
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.segmented}
      data-many={options.length > MOST_IN_A_ROW || undefined}
    >
      {options.map((option) => (
        <label key={option.value} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
