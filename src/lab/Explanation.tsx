import type { ReactNode } from 'react';
import styles from './lab.module.css';

interface ExplanationProps {
  /** What limits the system now. */
  limit: string;
  /** What the last change did. */
  children: ReactNode;
}

/** The state in plain words, read out when it changes. */
export function Explanation({ limit, children }: ExplanationProps) {
  return (
    <p className={styles.explanation} aria-live="polite">
      <strong>{limit}</strong> {children}
    </p>
  );
}
