import { Explained } from '../Explained';
import styles from './first.module.css';

/** What limits the system now, in plain words, read out when it changes. */
export function Explanation({ limit }: { limit: string }) {
  return (
    <p className={styles.sentence} data-lab-part="explanation" aria-live="polite">
      <Explained text={limit} />
    </p>
  );
}
