import type { CSSProperties } from 'react';
import { formatNumber, withUnit } from '../../charts/frame/format';
import { useAnswer } from '../figure/useAnswer';
import type { Report } from '../network/shapes';
import styles from './chapter.module.css';
import { useChapter } from './context';
import type { Chapter } from './types';

const custom = (named: Record<string, number>) => named as CSSProperties;

/** The quantity that the question is about, as the figure draws it, before and after. */
function changeOf({ curve, replications, guess }: Chapter, before: Report, after: Report) {
  const { title, unit, of } = replications ?? curve;
  const [from, to] = [of(before) ?? 0, of(after) ?? 0];
  const what = guess.ofReplications ? `${title}, lowest to highest` : title;
  const digits = (value: number) => (value < 10 ? 1 : 0);
  const place = (value: number) => (90 * value) / Math.max(from, to, Number.MIN_VALUE);
  return {
    what,
    from: formatNumber(from, digits(from)),
    to: withUnit(to, unit, digits(to)),
    was: place(from),
    is: place(to),
  };
}

/** What the runs say to the guess, from old to new, and why another answer tempts. */
export function Answer() {
  const { chapter, progress } = useChapter();
  const { before, after } = useAnswer();
  const { options, right, outcome } = chapter.guess;
  const answer = right(before, after);
  const guessed = options.find(({ id }) => id === progress.guess);
  const change = changeOf(chapter, before, after);
  return (
    <div className={styles.answer} data-outcome={answer}>
      <p className={styles.change}>
        <span>{change.what}</span>{' '}
        <strong>
          {change.from} <span aria-hidden="true">→</span>
          <span className={styles.hidden}>to</span> {change.to}
        </strong>
      </p>
      <p className={styles.move} aria-hidden="true">
        <span className={styles.was} style={{ left: `${change.was}%` }} />
        <span className={styles.is} style={custom({ '--from': change.was, '--to': change.is })} />
      </p>
      <p>
        <strong>{outcome(before, after)}</strong>{' '}
        {guessed && (
          <span>
            You guessed “{guessed.text}”{guessed.id === answer ? ', and so it is.' : '.'}
          </span>
        )}
      </p>
      {guessed && guessed.id !== answer && (
        <p className={styles.tempts}>
          <strong>Why it tempts:</strong> {guessed.tempting}
        </p>
      )}
    </div>
  );
}
