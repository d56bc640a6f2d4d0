import { countText } from '../../../charts/frame/format';
import { ProblemList } from '../../../lab/ProblemList';
import type { ReadBook } from '../file';
import type { Entries } from '../shelf';
import { newIn } from '../texts';
import styles from './book.module.css';

interface OfferedProps {
  /** What the opened link holds. */
  book: ReadBook;
  entries: Entries;
  onTake: () => void;
  onLeave: () => void;
}

/** A book that came by a link: nothing of it is kept before the reader says so. */
export function Offered({ book, entries, onTake, onLeave }: OfferedProps) {
  const fresh = newIn(entries, book.entries);
  const known = book.entries.length - fresh.length;
  return (
    <section className={styles.offered} aria-label="Book in this link">
      <h2>
        This link holds {countText(book.entries.length, 'entry', 'entries')}
        {known > 0 && <span>{`, ${known} of them in your book already`}</span>}
      </h2>
      <ProblemList problems={book.problems} />
      <ul>
        {fresh.map(({ link, name }) => (
          <li key={link}>{name}</li>
        ))}
      </ul>
      <p className={styles.row}>
        {fresh.length > 0 && (
          <button type="button" className={styles.primary} onClick={onTake}>
            Add {countText(fresh.length, 'entry', 'entries')} to your book
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {fresh.length > 0 ? 'Leave them' : 'Close'}
        </button>
      </p>
    </section>
  );
}
