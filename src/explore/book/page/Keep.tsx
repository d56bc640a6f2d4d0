import Link from '@docusaurus/Link';
import { useState } from 'react';
import { type BookEntry, keptLink } from '../entry';
import { hasLink } from '../shelf';
import styles from './keep.module.css';
import { BOOK, keepLink, useBook } from './useBook';

interface KeepProps {
  /** Path and query, without the base of the site. */
  link: string;
  /** Suggested; the reader may change it in the book. */
  name: string;
  /** Versions of the models that answer the link, by study. */
  models: BookEntry['models'];
}

/** Keeps a question in the scenario book. */
export function Keep(props: KeepProps) {
  const { entries } = useBook();
  const [said, setSaid] = useState('');
  const link = keptLink(props.link) ?? '';
  const isThere = hasLink(entries, link);
  return (
    <span className={styles.keep}>
      {isThere ? (
        <Link to="/explore/book">
          {BOOK.isKept(link) ? 'In your book' : 'In your book until you leave'}
        </Link>
      ) : (
        <button type="button" onClick={() => setSaid(keepLink(props))}>
          Keep
        </button>
      )}
      <span role="status" className={styles.said}>
        {isThere || said.startsWith('This link') ? said : ''}
      </span>
    </span>
  );
}
