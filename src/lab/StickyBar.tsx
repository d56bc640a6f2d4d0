import { type RefObject, useEffect, useState } from 'react';
import type { Summary } from '../simulator/types';
import outcomes from './outcomes.module.css';
import styles from './sticky.module.css';
import type { OutcomeView } from './types';
import { formatNumber, groupedText } from './view/format';

interface StickyBarProps {
  /** The bar shows once this element is scrolled past. */
  watched: RefObject<HTMLElement | null>;
  views: readonly OutcomeView[];
  shown: Summary;
}

/** The printed number; words that hold one are too long for the bar. */
function measuredText({ cell }: OutcomeView): string {
  if (cell === undefined) return 'none';
  if (!/\s/.test(cell.printed)) return groupedText(cell.printed);
  return cell.value === null ? 'in words' : formatNumber(cell.value);
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
      {views.map((view) => {
        const now = shown.metrics[view.metric];
        return (
          <span key={view.id} className={styles.item}>
            <small>{view.label}</small>{' '}
            {now ? (
              <data value={now.mean} data-metric={view.metric} data-kind="simulated">
                {formatNumber(now.mean)}
              </data>
            ) : (
              <span>–</span>
            )}
            <span className={styles.ring} />
            <span className={outcomes.hidden}> measured </span>
            <span>{measuredText(view)}</span>{' '}
          </span>
        );
      })}
      <a href="#knobs">Knobs</a>
    </aside>
  );
}
