import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { useSections } from './SectionsContext';
import styles from './sections.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** How much is in it, in words. */
  count?: string;
  /** What it says while folded, in one line. */
  digest?: ReactNode;
  /** Ids of what unfolds in it. */
  folds: readonly string[];
  /** Names the button that unfolds them. */
  more: string;
  /** Other anchors that lead here. */
  aliases?: readonly string[];
  children: ReactNode;
}

/** A section of a page below its lab: a heading that says what is in it, and what unfolds. */
export function Section(props: SectionProps) {
  const { id, title, count, digest, folds, more, aliases = [], children } = props;
  const { isOpen, set } = useSections();
  const open = folds.every(isOpen);
  return (
    <section id={id} className={styles.section} data-section={id} aria-labelledby={`${id}-title`}>
      {aliases.map((alias) => (
        <span key={alias} id={alias} />
      ))}
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {count && <span className={styles.count}>{count}</span>}
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => set(folds, !open)}
        >
          {open ? 'Close' : more} <span className={styles.hidden}>in {title}</span>
          <Icon name="chevron" />
        </button>
      </header>
      {digest && <p className={styles.digest}>{digest}</p>}
      {children}
    </section>
  );
}
