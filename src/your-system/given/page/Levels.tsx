import { lazy, Suspense, useState } from 'react';
import styles from './given.module.css';
import type { LevelTableProps } from './LevelTable';

const LevelTable = lazy(() =>
  import('./LevelTable').then((module) => ({ default: module.LevelTable })),
);

/** The table of levels, which comes once it is asked for. */
export function Levels(props: LevelTableProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const isAny = (props.description.measured ?? []).length > 0;
  return (
    <details className={styles.more} onToggle={() => setWasOpen(true)}>
      <summary>{isAny ? 'Edit the levels as a table' : 'Or type the levels'}</summary>
      <Suspense fallback={null}>{wasOpen && <LevelTable {...props} />}</Suspense>
    </details>
  );
}
