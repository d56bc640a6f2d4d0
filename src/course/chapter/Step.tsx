import type { ReactNode } from 'react';
import { HandlesHere } from '../figure/Controls';
import styles from './chapter.module.css';
import { useChapter } from './context';

interface Props {
  /** Its id in the chapter. */
  id: string;
  children: ReactNode;
}

/** One idea: a heading, a paragraph or two, and what the reader is to bring about. */
export function Step({ id, children }: Props) {
  const { chapter, active, progress } = useChapter();
  const index = chapter.steps.findIndex((step) => step.id === id);
  const step = chapter.steps[index];
  if (step === undefined) throw new Error(`${chapter.id} has no step ${id}`);
  const done = progress.steps.includes(id);
  return (
    <section
      className={styles.step}
      id={id}
      data-step={id}
      data-active={index === active || undefined}
      aria-labelledby={`${id}-title`}
    >
      <h2 className={styles.stepTitle} id={`${id}-title`}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>{' '}
        {step.title}
      </h2>
      {children}
      <HandlesHere step={index + 1} />
      {step.goal && (
        <p className={styles.goal} data-goal={done ? 'done' : 'open'}>
          <span className={styles.check} aria-hidden="true" />
          {step.goal.text}
          <span className={styles.hidden}>{done ? ': done' : ': not yet'}</span>
        </p>
      )}
    </section>
  );
}
