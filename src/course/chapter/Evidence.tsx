import type { ReactNode } from 'react';
import styles from './evidence.module.css';

/** What the studies measured of a chapter: in two columns where the page is wide. */
export function Evidence({ children }: { children: ReactNode }) {
  return <div className={styles.evidence}>{children}</div>;
}
