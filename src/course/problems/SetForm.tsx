import { type ReactNode, useId } from 'react';
import type { Problem } from '../../address/problem';
import { CHAPTERS } from '../chapters/list';
import { LONGEST_SEED } from '../exercises/seeded';
import type { ProblemSet } from './problemSet';
import styles from './problems.module.css';

interface Props {
  set: ProblemSet;
  problems: readonly Problem[];
  change: (set: ProblemSet) => void;
  /** What can be done with the set. */
  children?: ReactNode;
}

/** Chapters, and whose numbers. */
export function SetForm({ set, problems, change, children }: Props) {
  const id = useId();
  const { student, chapters } = set;
  const chosen = (chapter: string, isChosen: boolean) =>
    CHAPTERS.map((one) => one.id).filter((one) =>
      one === chapter ? isChosen : chapters.includes(one),
    );
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {problems.length > 0 && (
        <ul className={styles.problems} role="status">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <p className={styles.student}>
        <label htmlFor={id}>Name or number of a student</label>
        <input
          id={id}
          type="text"
          maxLength={LONGEST_SEED}
          autoComplete="off"
          value={student}
          onChange={({ target }) => change({ ...set, student: target.value })}
        />
      </p>
      <fieldset className={styles.chapters}>
        <legend>Chapters</legend>
        {CHAPTERS.map((chapter) => (
          <label key={chapter.id}>
            <input
              type="checkbox"
              checked={chapters.includes(chapter.id)}
              onChange={({ target }) =>
                change({ ...set, chapters: chosen(chapter.id, target.checked) })
              }
            />
            {chapter.name}
          </label>
        ))}
      </fieldset>
      {children && <p className={styles.actions}>{children}</p>}
    </form>
  );
}
