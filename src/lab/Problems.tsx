import type { Problem } from '../address/problem';
import styles from './lab.module.css';
import { ProblemList } from './ProblemList';

interface ProblemsProps {
  problems: readonly Problem[];
  onDismiss: () => void;
}

/** What a link or a change asked for and could not have. */
export function Problems({ problems, onDismiss }: ProblemsProps) {
  return (
    <div role="alert" className={styles.problems}>
      {problems.length > 0 && (
        <>
          <ProblemList problems={problems} />
          <button type="button" onClick={onDismiss}>
            Dismiss
          </button>
        </>
      )}
    </div>
  );
}
