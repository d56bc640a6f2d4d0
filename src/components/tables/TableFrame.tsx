import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './tables.module.css';

interface Props {
  className?: string;
  /** Names the table for screen readers where no heading does. */
  label?: string;
  children: ReactNode;
}

/** A table that scrolls in itself where it is wider than the page. */
export function TableFrame({ className, label, children }: Props) {
  return (
    <div className={styles.frame}>
      <table className={clsx(styles.table, className)} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
