import { RangeInput } from '../../lab/knobs/RangeInput';
import styles from './UsersSlider.module.css';

interface Props {
  /** Ascending, without gaps. */
  choices: readonly number[];
  /** Numbers of users the study measured; drawn as rings on the track. */
  measured: readonly number[];
  value: number;
  onChange: (users: number) => void;
}

/** The start page's slider over virtual users. */
export function UsersSlider({ choices, measured, value, onChange }: Props) {
  const low = choices[0] ?? 1;
  const high = choices.at(-1) ?? low;
  const share = (users: number) => `${((users - low) / (high - low || 1)) * 100}%`;
  const from = share(Math.min(...measured));
  const to = share(Math.max(...measured));
  return (
    <div className={styles.panel}>
      <label htmlFor="start-users">Virtual users</label>
      <output htmlFor="start-users" className={styles.value}>
        {value}
      </output>
      <div className={styles.scale}>
        <div className={styles.track} aria-hidden="true">
          <span className={styles.range} style={{ left: from, width: `calc(${to} - ${from})` }} />
          {measured.map((users) => (
            <span key={users} className={styles.ring} style={{ left: share(users) }} />
          ))}
        </div>
        <RangeInput
          id="start-users"
          min={low}
          max={high}
          step={1}
          value={value}
          onTurn={onChange}
        />
        <div className={styles.labels} aria-hidden="true">
          {choices.map((users) => (
            <span
              key={users}
              className={users === value ? styles.chosen : undefined}
              style={{ left: share(users) }}
            >
              {users}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
