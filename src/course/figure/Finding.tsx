import { startOf } from '../chapter/knobs';
import type { Chapter, Still } from '../chapter/types';
import styles from './figure.module.css';

interface Props {
  chapter: Chapter;
  still: Still;
  finding: string;
}

/** What the figure finds, with the room that it needs before and after the guess: nothing below moves when it is answered. */
export function Finding({ chapter, still, finding }: Props) {
  const { before, after } = chapter.guess;
  const start = startOf(chapter);
  const others = [
    chapter.finding({ knobs: { ...start, ...before }, report: still.before }),
    chapter.finding({ knobs: { ...start, ...after }, report: still.after }),
  ];
  return (
    <span className={styles.finding}>
      <span>{finding}</span>
      {others.map((other) => (
        <span key={other} className={styles.room} aria-hidden="true">
          {other}
        </span>
      ))}
    </span>
  );
}
