import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { useChapter } from './context';
import styles from './derivation.module.css';

/** Where a formula comes from, for those who want to know. */
export function Derivation({ children }: { children: ReactNode }) {
  const hasFormula = useChapter().chapter.curve.formula !== undefined;
  return (
    <details className={styles.derivation}>
      <summary>Where the formula comes from</summary>
      {children}
      {hasFormula && (
        <p>
          <Link to="/model/theory#the-networks-of-the-course">How closely the runs follow it</Link>
        </p>
      )}
    </details>
  );
}
