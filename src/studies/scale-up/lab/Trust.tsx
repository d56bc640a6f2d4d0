import styles from '../../../lab/lab.module.css';

/** What a scenario that was not measured rests on. */
export function Trust() {
  return (
    <p className={styles.hint}>
      Six numbers support bounds, not curves. Between the measured numbers of hosts this is an
      interpolation.
    </p>
  );
}
