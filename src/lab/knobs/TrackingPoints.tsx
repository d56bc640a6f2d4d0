import type { Knob } from '../../scenario/schema';
import styles from './controls.module.css';

interface TrackingPointsProps {
  knob: Knob;
  value: number;
  onChange: (value: number) => void;
}

/** Which members of a set are chosen, one box each. */
export function TrackingPoints({ knob, value, onChange }: TrackingPointsProps) {
  return (
    <fieldset className={styles.points}>
      <legend className={styles.hidden}>{knob.label}: which</legend>
      {knob.choices.map((choice) => (
        <label key={choice.id}>
          <input
            type="checkbox"
            checked={(value & choice.value) !== 0}
            onChange={() => onChange(value ^ choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
