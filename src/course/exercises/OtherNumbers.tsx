import type { Chapter } from '../chapter/types';
import styles from './exercises.module.css';
import { nextSeed } from './seeded';

interface Props {
  chapter: Chapter;
  seed: string;
  take: (seed: string) => void;
}

/** Leads on to the same exercises with other numbers, and says whose they are now. */
export function OtherNumbers({ chapter, seed, take }: Props) {
  return (
    <p>
      Done, or stuck?{' '}
      <button type="button" className={styles.plain} onClick={() => take(nextSeed(chapter, seed))}>
        Ask all three with other numbers
      </button>
      {seed !== '' && (
        <span>
          . These are of seed <strong data-seed>{seed}</strong>, which the link holds.
        </span>
      )}
    </p>
  );
}
