import { useEffect, useState } from 'react';
import styles from './given.module.css';
import type { Progress } from './useGiven';

/** What takes less is done before anybody could read that it goes on. */
const SLOW_MS = 1000;

interface ReadingProps {
  progress: Progress | null;
  /** What is said when it is done. */
  done: string;
  onStop: () => void;
}

/** How far reading is, where it takes longer than a second, and what came of it. */
export function Reading({ progress, done, onStop }: ReadingProps) {
  const [isSlow, setSlow] = useState(false);
  const isReading = progress !== null;
  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isReading]);
  const isShown = isReading && isSlow;
  return (
    <div className={styles.reading}>
      {isShown && (
        <>
          <progress
            aria-label="Files opened"
            max={progress.of || undefined}
            value={progress.of > progress.count ? progress.count : undefined}
          />
          <button type="button" onClick={onStop}>
            Stop
          </button>
        </>
      )}
      <p role="status">{isShown ? 'Reading' : isReading ? '' : done}</p>
    </div>
  );
}
