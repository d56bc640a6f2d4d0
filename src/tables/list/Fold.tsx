import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from '../../lab/Icon';
import styles from './fold.module.css';
import list from './list.module.css';
import { useHidden } from './useHidden';
import { useWorks } from './useWorks';

interface Props {
  /** What the button shows and hides: "the rules". */
  name: string;
  children: ReactNode;
}

/** A part of a page that is closed once scripts run, and opens by its button, a link into it, or the browser's search. */
export function Fold({ name, children }: Props) {
  const works = useWorks();
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const content = useHidden<HTMLDivElement>(!works || isOpen ? 'shown' : 'until-found', show);
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !content.current?.contains(target)) return;
    setOpen(true);
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
  }, [location, content]);
  return (
    <div className={styles.fold}>
      {works && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'} {name} <Icon name="chevron" />
        </button>
      )}
      <div ref={content} className={clsx(styles.content, works || list.closes)}>
        {children}
      </div>
    </div>
  );
}
