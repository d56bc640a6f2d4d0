import type { ReactNode } from 'react';
import styles from './chapter.module.css';
import { useChapter } from './context';

/** What stands below the question and would give the answer away: shown once a guess is made, and where no script runs. */
export function AfterGuess({ children }: { children: ReactNode }) {
  const { progress } = useChapter();
  return (
    <div className={styles.after} data-open={progress.guess !== null || undefined}>
      {children}
    </div>
  );
}
