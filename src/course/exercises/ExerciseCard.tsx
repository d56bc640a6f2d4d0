import { type ReactNode, useId } from 'react';
import styles from './exercises.module.css';

interface Props {
  kind: 'number' | 'knobs' | 'choice';
  title: string;
  status: 'open' | 'not-yet' | 'passed';
  children: ReactNode;
}

const WORDS = { open: 'open', 'not-yet': 'not yet', passed: 'passed' } as const;

/** The frame of an exercise: its title and how it stands. */
export function ExerciseCard({ kind, title, status, children }: Props) {
  const id = useId();
  return (
    <section
      className={styles.card}
      aria-labelledby={id}
      data-exercise={kind}
      data-exercise-status={status}
    >
      <h3 id={id}>{title}</h3>
      <p className={styles.status}>{WORDS[status]}</p>
      {children}
    </section>
  );
}
