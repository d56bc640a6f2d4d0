import { errorSummary } from '../../../comparison/errorSummary';
import { typicalErrors } from '../../../comparison/typicalErrors';
import styles from '../../lab.module.css';

/** What to expect of a configuration that was not measured, where that is known. */
export function HeldOutLine() {
  const { heldOut } = errorSummary;
  if (heldOut === null) return null;
  return (
    <p className={styles.hint}>
      Typical error on test cases the fit never saw: {typicalErrors(heldOut)}.
    </p>
  );
}
