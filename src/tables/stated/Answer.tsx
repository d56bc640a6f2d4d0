import type { ReactNode } from 'react';
import styles from './answer.module.css';

interface Props {
  /** Number of its question. */
  to: number;
  children: ReactNode;
}

/** The answer to a question of the page, folded until it is asked for. */
export function Answer({ to, children }: Props) {
  return (
    <details className={styles.answer} data-answer={to}>
      <summary>Answer to question {to}</summary>
      {children}
    </details>
  );
}
