import { useRef } from 'react';
import type { Problem } from '../address/problem';
import styles from './lab.module.css';
import { ProblemList } from './ProblemList';

interface ProblemsProps {
  problems: readonly Problem[];
  onDismiss: () => void;
}

/** What a link or a change asked for and could not have. */
export function Problems({ problems, onDismiss }: ProblemsProps) {
  const place = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    // The button goes, its place stays: the next Tab goes on from there.
    place.current?.focus();
    onDismiss();
  };
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.problems}>
      {problems.length > 0 && (
        <>
          <ProblemList problems={problems} />
          <button type="button" onClick={dismiss}>
            Dismiss
          </button>
        </>
      )}
    </div>
  );
}
