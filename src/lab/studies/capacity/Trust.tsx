import styles from '../../lab.module.css';

/** What a scenario that was not measured rests on. */
export function Trust() {
  return (
    <p className={styles.hint}>
      Fitted to the sustainable hour and the way to two million rows; what else it says is an
      explanation of three experiments, not a validated forecast.
    </p>
  );
}
