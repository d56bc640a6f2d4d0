import clsx from 'clsx';
import { type ComponentProps, useRef } from 'react';
import styles from './scroll.module.css';
import { useScrolls } from './useScrolls';

/** What scrolls in itself where it is larger than its place; then its edges say so, and the keyboard reaches it. */
export function ScrollFrame({ className, children, ...region }: ComponentProps<'section'>) {
  const content = useRef<HTMLElement>(null);
  const edges = useScrolls(content);
  return (
    <div className={clsx(styles.frame, className)} data-scrolls={edges}>
      <section
        {...region}
        ref={content}
        className={styles.content}
        tabIndex={edges ? 0 : undefined}
      >
        {children}
      </section>
    </div>
  );
}
