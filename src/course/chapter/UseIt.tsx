import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './useIt.module.css';

/** The way from a chapter to a lab, with a scenario that shows its idea. */
export function UseIt({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className={styles.use}>
      <div>
        {children}
        <code>{to}</code>
      </div>
      <Link className={styles.open} to={to}>
        Open in the lab
      </Link>
    </div>
  );
}
