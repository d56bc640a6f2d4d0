import type { ReactNode } from 'react';
import styles from './derivation.module.css';

/** Where a formula comes from, for those who want to know. */
export function Derivation({ children }: { children: ReactNode }) {
  return (
    <details className={styles.derivation}>
      <summary>Where the formula comes from</summary>
      {children}
    </details>
  );
}
