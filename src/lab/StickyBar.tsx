import { type RefObject, useEffect, useState } from 'react';
import type { Summary } from '../simulator/types';
import { StuckOutcomes } from './StuckOutcomes';
import styles from './sticky.module.css';
import type { OutcomeView } from './types';

interface StickyBarProps {
  /** The bar shows once this element is scrolled past. */
  watched: RefObject<HTMLElement | null>;
  views: readonly OutcomeView[];
  shown: Summary;
}

export function StickyBar({ watched, views, shown }: StickyBarProps) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setVisible(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  if (!visible) return null;
  return (
    <aside className={styles.bar} aria-label="Result now">
      <StuckOutcomes views={views} shown={shown} />
      <a href="#knobs">Knobs</a>
    </aside>
  );
}
