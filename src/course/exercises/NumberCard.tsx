import { useId, useState } from 'react';
import { formatNumber, formatShare } from '../../charts/frame/format';
import type { NumberExercise } from '../chapter/types';
import styles from './exercises.module.css';
import { givenOf, judgeNumber, readAnswer } from './judge';

interface Props {
  exercise: NumberExercise;
  passed: () => void;
  failed: () => void;
}

/** A question whose answer is a number. */
export function NumberCard({ exercise, passed, failed }: Props) {
  const [seed, setSeed] = useState(0);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const id = useId();
  const given = givenOf(exercise, seed);
  const check = () => {
    const answer = readAnswer(text);
    if (answer === null) {
      setSaid(`“${text}” is no number. Type one such as 12.5.`);
      return;
    }
    const tolerance = formatShare(exercise.tolerance, 0);
    if (judgeNumber(exercise, given, answer) === 'passed') {
      setSaid(`Right. ${exercise.why(given)} Anything within ${tolerance} counts.`);
      passed();
      return;
    }
    const right = exercise.answer(given);
    setSaid(`Not yet: ${formatNumber(answer, 1)} is too ${answer < right ? 'low' : 'high'}.`);
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
            setSeed(seed + 1);
            setText('');
            setSaid(null);
          }}
        >
          try another one
        </button>
      </p>
    </form>
  );
}
