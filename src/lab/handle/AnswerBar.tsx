import type { ReactNode } from 'react';
import styles from './handle.module.css';

interface Props {
  /** What commits a guess; null once there is an answer or a run looks for it. */
  ask: ReactNode | null;
  onSkip: () => void;
  /** Runs again what failed; null where nothing has. */
  onRetry: (() => void) | null;
  /** Asks anew. */
  again: string;
  onAgain: () => void;
}

/** The buttons of a question that a run answers. */
export function AnswerBar({ ask, onSkip, onRetry, again, onAgain }: Props) {
  return (
    <div className={styles.bar}>
      {ask !== null ? (
        <>
          {ask}
          <button type="button" className={styles.plain} onClick={onSkip}>
            Show me without a guess
          </button>
        </>
      ) : (
        <>
          {onRetry && (
            <button type="button" className={styles.act} onClick={onRetry}>
              Retry
            </button>
          )}
          <button type="button" className={styles.plain} onClick={onAgain}>
            {again}
          </button>
        </>
      )}
    </div>
  );
}
