import { useId, useState } from 'react';
import { quoted } from '../../address/quoted';
import { formatShare } from '../../charts/frame/format';
import type { NumberExercise } from '../chapter/types';
import { answerText } from './answerText';
import styles from './exercises.module.css';
import { judgeNumber, readAnswer, slipOf } from './judge';

interface Props {
  exercise: NumberExercise;
  passed: () => void;
  failed: () => void;
}

/** A question whose answer is a number. */
export function NumberCard({ exercise, passed, failed }: Props) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const id = useId();
  const check = () => {
    const answer = readAnswer(exercise, text);
    if (answer === null || !Number.isFinite(answer)) {
      const unit = exercise.unit === '' ? '' : ` Its unit: ${exercise.unit}.`;
      setSaid(`${quoted(text)} cannot be read. Type a number such as 12.5.${unit}`);
      return;
    }
    const tolerance = `Anything within ${formatShare(exercise.tolerance, 0)} counts.`;
    if (judgeNumber(exercise, answer) === 'passed') {
      setSaid(`Right. ${exercise.why} ${tolerance}`);
      passed();
      return;
    }
    const reason = slipOf(exercise, answer) ?? '';
    setSaid(
      `Not yet: ${answerText(answer)} is too ${answer < exercise.answer ? 'low' : 'high'}. ${reason} ${tolerance}`,
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
        <label htmlFor={id}>{exercise.ask}</label>
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
    </form>
  );
}
