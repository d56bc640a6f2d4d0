import styles from '../../../lab/lab.module.css';

/** What a scenario that was not measured rests on. */
export function Trust() {
  return (
    <p className={styles.hint}>
      Set to the four runs, so their errors are no test of the model. Beyond the edge of the cliff
      replications differ widely: read the interval, not the number.
    </p>
  );
}
