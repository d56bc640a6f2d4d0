import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import styles from './tables.module.css';
import { useScrolls } from './useScrolls';

interface Props {
  className?: string;
  /** Names the table for screen readers where no heading does. */
  label?: string;
  children: ReactNode;
}

/** A table that scrolls in itself where it is wider than the page; then the keyboard reaches it, too. */
export function TableFrame({ className, label, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  return (
    <div ref={frame} className={styles.frame} tabIndex={scrolls ? 0 : undefined}>
      <table className={clsx(styles.table, className)} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
