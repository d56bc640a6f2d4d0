import styles from '../../../lab/lab.module.css';

/** What a scenario that was not measured rests on. */
export function Trust() {
  return (
    <p className={styles.hint}>
      The levels of a load test differ in their load alone. Of any other change this is what the
      description says, and nobody has measured it.
    </p>
  );
}
