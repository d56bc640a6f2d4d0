import styles from '../../lab.module.css';

/** What a scenario that was not measured rests on. */
export function Trust() {
  return (
    <p className={styles.hint}>
      Fitted to the four runs. Near the edge of the cliff replications differ widely: read the
      interval, not the number.
    </p>
  );
}
