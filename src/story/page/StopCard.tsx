import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { withUnit } from '../../charts/frame/format';
import { linksOf } from '../run/links';
import type { Stop } from '../run/stops';
import type { Told } from '../run/texts';
import styles from './story.module.css';

interface StopProps {
  stop: Stop & Told;
  isActive: boolean;
  /** What the reader decides here. */
  children: ReactNode;
  /** The place at this instant, for paper and where no script runs. */
  still: ReactNode;
}

/** A place on the way of the message: what happens there, and what the reader decides. */
export function StopCard({ stop, isActive, children, still }: StopProps) {
  const { id, atMs, title, paragraphs } = stop;
  const { collectAnchor } = useBrokenLinks();
  collectAnchor(id);
  return (
    <section
      className={styles.stop}
      id={id}
      data-stop={id}
      data-active={isActive || undefined}
      aria-labelledby={`${id}-title`}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {withUnit(atMs, 'ms')}: {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
      <p className={styles.links}>
        {linksOf(id).map(({ to, text }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </p>
      <div className={styles.still}>{still}</div>
    </section>
  );
}
