import type { ReactNode } from 'react';
import styles from './useIt.module.css';

/** The way from a chapter to a lab: what to try, and a link to a scenario, which becomes a button. */
export function UseIt({ children }: { children: ReactNode }) {
  return <div className={styles.use}>{children}</div>;
}
