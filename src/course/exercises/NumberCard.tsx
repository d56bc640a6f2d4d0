import { useId, useState } from 'react';
import { formatNumber, formatShare } from '../../charts/frame/format';
import type { Chapter } from '../chapter/types';
import styles from './exercises.module.css';
import { judgeNumber, readAnswer, slipOf } from './judge';
import { givenOf, nextSeed } from './seeded';

interface Props {
  chapter: Chapter;
  seed: string;
  takeSeed: (seed: string) => void;
  passed: () => void;
  failed: () => void;
}

/** A question whose answer is a number. */
export function NumberCard({ chapter, seed, takeSeed, passed, failed }: Props) {
  const [exercise] = chapter.exercises;
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const id = useId();
  const given = givenOf(chapter, seed);
  const check = () => {
    const answer = readAnswer(text);
    if (answer === null) {
      setSaid(`“${text}” is no number. Type one such as 12.5.`);
      return;
    }
    const tolerance = `Anything within ${formatShare(exercise.tolerance, 0)} counts.`;
    if (judgeNumber(exercise, given, answer) === 'passed') {
      setSaid(`Right. ${exercise.why(given)} ${tolerance}`);
      passed();
      return;
    }
    const right = exercise.answer(given);
    const reason = slipOf(exercise, given, answer) ?? '';
    setSaid(
      `Not yet: ${formatNumber(answer, 1)} is too ${answer < right ? 'low' : 'high'}. ${reason} ${tolerance}`,
    );
    failed();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <p>
        <label htmlFor={id}>{exercise.ask(given)}</label>
      </p>
      <p className={styles.field}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <span>{exercise.unit}</span>
        <button type="submit" disabled={text.trim() === ''}>
          Check
        </button>
      </p>
      <p role="status">{said}</p>
      <p className={styles.foot}>
        Other numbers:{' '}
        <button
          type="button"
          className={styles.plain}
          onClick={() => {
            takeSeed(nextSeed(chapter, seed));
            setText('');
            setSaid(null);
          }}
        >
          try another one
        </button>
        {seed !== '' && (
          <>
            . These are of seed <strong data-seed>{seed}</strong>, which the link holds.
          </>
        )}
      </p>
    </form>
  );
}
