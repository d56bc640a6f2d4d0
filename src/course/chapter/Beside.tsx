import type { ReactNode } from 'react';
import styles from './evidence.module.css';

/** A tall chart of the evidence and what is said of it: beside each other where the page is wide. */
export function Beside({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div>{figure}</div>
      <div>{children}</div>
    </div>
  );
}
