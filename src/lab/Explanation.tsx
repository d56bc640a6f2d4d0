import { Explained } from './Explained';
import styles from './lab.module.css';

interface ExplanationProps {
  /** What limits the system now. */
  limit: string;
  /** What the last change did; empty while nothing was changed. */
  effect: string;
}

/** The state in plain words, read out when it changes. */
export function Explanation({ limit, effect }: ExplanationProps) {
  return (
    <p className={styles.explanation} data-lab-part="explanation" aria-live="polite">
      <strong>
        <Explained text={limit} />
      </strong>{' '}
      {effect}
    </p>
  );
}
