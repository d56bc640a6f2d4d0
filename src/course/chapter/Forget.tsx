import { forgetProgress, useProgress } from '../progress/store';
import styles from './where.module.css';

/** Says where progress is kept, and forgets it. */
export function Forget() {
  const any = Object.keys(useProgress()).length > 0;
  return (
    <p className={styles.where}>
      Ticks are kept in this browser only.
      <button type="button" className={styles.forget} disabled={!any} onClick={forgetProgress}>
        Forget them
      </button>
    </p>
  );
}
