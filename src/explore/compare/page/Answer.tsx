import { useDeferredValue, useMemo } from 'react';
import { Downloads } from '../../page/Downloads';
import { useAfter } from '../../page/useAfter';
import { exportedComparison } from '../exported';
import type { PinnedRuns } from '../pinned';
import { rowsOf, sharedAndAlone } from '../rows';
import { Charts } from './Charts';
import styles from './compare.module.css';
import { Finding } from './Finding';
import { Tables } from './Tables';

interface AnswerProps {
  /** Of the question, without the base of the site. */
  link: string;
  seed: number;
  shown: PinnedRuns;
  /** Of an earlier question, until this one has numbers. */
  isStale: boolean;
  isDone: boolean;
}

/** What the runs say: in a sentence at once, then in numbers, then in pictures. */
export function Answer({ link, seed, shown, isStale, isDone }: AnswerProps) {
  const rows = useMemo(() => sharedAndAlone(rowsOf(shown.pinned)), [shown]);
  const latest = useMemo(() => ({ shown, rows, isStale, isDone }), [shown, rows, isStale, isDone]);
  const told = useDeferredValue(latest, null);
  const drawn = useAfter(told);
  return (
    <div
      className={styles.result}
      data-stale={isStale || undefined}
      data-preview={shown.isPreview || undefined}
    >
      <Finding shown={shown} rows={rows} isDone={isDone} />
      {told && <Tables shown={told.shown} rows={told.rows} isDone={told.isDone} />}
      {drawn && <Charts {...drawn} />}
      <p className={styles.files}>
        <Downloads
          link={link}
          isEmpty={isStale}
          rowsOf={(addressOf) => exportedComparison(shown, rows, seed, addressOf)}
        />
      </p>
    </div>
  );
}
