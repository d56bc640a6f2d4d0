import type { ReactNode } from 'react';
import { useAnswer } from '../figure/useAnswer';
import styles from './chapter.module.css';
import { useChapter } from './context';

/** What the runs say to the guess, and why another answer tempts. */
export function Outcome() {
  const { chapter, progress } = useChapter();
  const { before, after } = useAnswer();
  const { options, right, outcome } = chapter.guess;
  const answer = right(before, after);
  const guessed = options.find(({ id }) => id === progress.guess);
  return (
    <div data-outcome={answer}>
      <p>
        <strong>{outcome(before, after)}</strong>{' '}
        {guessed && (
          <span>
            You guessed “{guessed.text}”{guessed.id === answer ? ', and so it is.' : '.'}
          </span>
        )}
      </p>
      {guessed && guessed.id !== answer && (
        <p className={styles.tempts}>
          <strong>Why it tempts:</strong> {guessed.tempting}
        </p>
      )}
    </div>
  );
}

/** What stands below the question and would give the answer away: shown once a guess is made, and where no script runs. */
export function AfterGuess({ children }: { children: ReactNode }) {
  const { progress } = useChapter();
  return (
    <div className={styles.after} data-open={progress.guess !== null || undefined}>
      {children}
    </div>
  );
}
