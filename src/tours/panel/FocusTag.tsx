import type { ReactNode } from 'react';
import type { Focus } from '../types';
import { framed } from '../useFocusFrames';
import styles from './panel.module.css';

interface FocusTagProps {
  /** As on the frame around the part; absent where there is none. */
  number: number | undefined;
  focus: Focus | undefined;
  heading: string;
  children: ReactNode;
}

/** A text with the number of the part that it is about, which leads there. */
export function FocusTag({ number, focus, heading, children }: FocusTagProps) {
  const show = () => {
    const element = focus && framed(focus.selector);
    element?.scrollIntoView({
      block: element.clientHeight > window.innerHeight / 3 ? 'start' : 'center',
    });
    const control = element?.querySelector<HTMLElement>('input, button, select');
    control?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.tagged}>
      {number !== undefined && (
        <button
          type="button"
          className={styles.tag}
          aria-label={`${number}, show ${focus?.name}`}
          onClick={show}
        >
          {number}
        </button>
      )}
      <p className={styles.heading}>{heading}</p>
      {children}
    </div>
  );
}
