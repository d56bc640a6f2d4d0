import { forgetProgress, useLeft, useProgress } from '../progress/store';
import styles from './where.module.css';

/** Says where progress is kept, and forgets it. */
export function Forget() {
  const done = Object.keys(useProgress()).length > 0;
  const left = useLeft() !== null;
  const any = done || left;
  return (
    <p className={styles.where}>
      Ticks, and where you were, are kept in this browser only.
      <button type="button" className={styles.forget} disabled={!any} onClick={forgetProgress}>
        Forget them
      </button>
    </p>
  );
}
