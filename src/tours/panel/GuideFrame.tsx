import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Icon } from '../../lab/Icon';
import styles from './panel.module.css';
import type { GuideProps } from './types';

interface GuideFrameProps {
  frame: GuideProps['frame'];
  kind?: string;
  title: string;
  'data-tour'?: string;
  'data-challenge'?: string;
  onLeave: () => void;
  children?: ReactNode;
}

/** The slim panel: in the sidebar's place, or a bar at the bottom that grows into a sheet. */
export function GuideFrame(props: GuideFrameProps) {
  const { frame, kind, title, onLeave, children, ...data } = props;
  const [isOpen, setIsOpen] = useState(true);
  const isSheet = frame === 'sheet';
  // With the sheet itself: a key right after it opened is meant for it.
  useLayoutEffect(() => {
    if (!isSheet) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [isSheet]);
  return (
    <section
      className={styles.panel}
      data-frame={frame}
      data-open={isOpen || undefined}
      aria-label={kind ? `${kind}: ${title}` : title}
      {...data}
    >
      <header className={styles.head}>
        {kind && <span>{kind}</span>}
        <h2>{title}</h2>
        {isSheet && (
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Less' : 'More'}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          Leave <Icon name="cross" />
        </button>
      </header>
      {children}
    </section>
  );
}
