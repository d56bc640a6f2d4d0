import styles from '../../../lab/lab.module.css';

/** What a scenario that was not measured rests on. */
export function Trust() {
  return (
    <p className={styles.hint}>
      Most stated figures were used to set the model, so their errors are no test of it. Whatever
      you change is an explanation of three experiments at work, not a validated forecast.
    </p>
  );
}
