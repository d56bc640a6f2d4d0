import { useId } from 'react';
import type { NamedSpeed } from './namedSpeeds';
import styles from './speedChoice.module.css';

interface Props {
  speeds: readonly NamedSpeed[];
  slowed: number;
  choose: (slowed: number) => void;
  /** Id of what tells more of the speed. */
  describedBy?: string;
}

/** Speeds by their names, one of which is chosen. */
export function SpeedChoice({ speeds, slowed, choose, describedBy }: Props) {
  const id = useId();
  return (
    <div className={styles.speeds} role="radiogroup" aria-label="Speed">
      {speeds.map(({ name, slowed: own }) => (
        <label key={name}>
          <input
            type="radio"
            name={id}
            checked={own === slowed}
            onChange={() => choose(own)}
            aria-describedby={describedBy}
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}
