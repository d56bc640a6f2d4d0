import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './given.module.css';
import type { LevelTableProps } from './LevelTable';

const LevelTable = lazy(() =>
  import('./LevelTable').then((module) => ({ default: module.LevelTable })),
);

/** The table of levels, which comes once it is asked for. */
export function Levels(props: LevelTableProps) {
  const { description, asked } = props;
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const isAny = (description.measured ?? []).length > 0;
  useEffect(() => {
    if (asked !== null) setOpen(true);
  }, [asked]);
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        setWasOpen(true);
      }}
    >
      <summary>{isAny ? 'Edit the levels as a table' : 'Or type the levels'}</summary>
      <Suspense fallback={null}>{wasOpen && <LevelTable {...props} />}</Suspense>
    </details>
  );
}
