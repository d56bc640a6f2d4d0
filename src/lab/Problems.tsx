import type { Problem } from '../scenario/problem';
import styles from './lab.module.css';

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
          <ul>
            {problems.map(({ field, given, message }) => (
              <li key={`${field}=${given}`} data-field={field}>
                {message}
              </li>
            ))}
          </ul>
          <button type="button" onClick={onDismiss}>
            Dismiss
          </button>
        </>
      )}
    </div>
  );
}
