import clsx from 'clsx';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import scroll from '../../charts/frame/scroll.module.css';
import { useScrolls } from '../../charts/frame/useScrolls';
import type { Summary } from '../../simulator/types';
import { StuckOutcomes } from '../StuckOutcomes';
import type { OutcomeView } from '../types';
import { foldsFor, targetOf } from './folds';
import type { Sections } from './SectionsContext';
import styles from './sections.module.css';
import { useScrolled } from './useScrolled';

interface SectionBarProps {
  page: Sections;
  /** The bar stays at the top once these are scrolled past. */
  outcomes: RefObject<HTMLElement | null>;
  /** Row of the configuration on show, such as "20-A". */
  row: string;
  views: readonly OutcomeView[];
  shown: Summary;
}

/** Leads to the sections of a page; once the outcomes are out of sight it stays at the top with them. */
export function SectionBar({ page, outcomes, row, views, shown }: SectionBarProps) {
  const { sections, set, isOpen } = page;
  const bar = useRef<HTMLDivElement>(null);
  const links = useRef<HTMLElement>(null);
  const edges = useScrolls(links);
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const { isStuck, current } = useScrolled(bar, outcomes, ids);
  const folds = sections.flatMap((section) => section.folds);
  const isAllOpen = folds.every(isOpen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link of the current section comes into view
  useEffect(() => {
    const link = links.current?.querySelector<HTMLElement>('[aria-current]');
    if (!links.current || !link) return;
    const middle = link.offsetLeft + link.offsetWidth / 2;
    links.current.scrollLeft = middle - links.current.clientWidth / 2;
  }, [current, isStuck]);

  const unfold = (id: string) => {
    const target = targetOf(`#${id}`, document);
    if (target) set(foldsFor(target), true);
  };

  return (
    <div className={styles.place}>
      <div
        ref={bar}
        className={clsx(styles.bar, isStuck && styles.stuck)}
        data-section-bar={isStuck ? 'stuck' : ''}
      >
        {isStuck && (
          <aside className={styles.outcomes} aria-label="Result now">
            <strong>{row}</strong> <StuckOutcomes views={views} shown={shown} />
          </aside>
        )}
        <div className={clsx(scroll.frame, styles.reel)} data-scrolls={edges}>
          <nav
            ref={links}
            className={styles.links}
            aria-label="Sections of this page"
            tabIndex={edges ? 0 : undefined}
          >
            {sections.map(({ id, title, count }) => (
              <a
                key={id}
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={() => unfold(id)}
              >
                {title} {count !== undefined && <small>{count}</small>}
              </a>
            ))}
          </nav>
        </div>
        <span className={styles.end}>
          <button type="button" onClick={() => set(folds, !isAllOpen)}>
            {isAllOpen ? 'Close all' : 'Open all'}
          </button>
          {isStuck ? (
            <a href="#knobs" className={styles.knobs}>
              Knobs
            </a>
          ) : (
            <button type="button" onClick={() => window.print()}>
              Print
            </button>
          )}
        </span>
      </div>
    </div>
  );
}
