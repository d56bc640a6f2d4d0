import type { ReactNode } from 'react';
import styles from './sections.module.css';

/** Two sections side by side while folded; one that unfolds takes the whole width. */
export function SectionPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
