import styles from '../../../lab/lab.module.css';
import { errorSummary } from '../errorSummary';
import { typicalErrors } from '../typicalErrors';
import { HeldOutCaveat } from './HeldOutCaveat';

/** Errors of test cases that were left out of the fit, and what the refits kept all the same. */
export function HeldOutLine() {
  const { heldOut } = errorSummary;
  if (heldOut === null) return null;
  return (
    <p className={styles.hint}>
      Typical error on left-out test cases: {typicalErrors(heldOut)}. <HeldOutCaveat />
    </p>
  );
}
