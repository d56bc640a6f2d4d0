import { useId, useState } from 'react';
import type { ChoiceExercise } from '../chapter/types';
import styles from './exercises.module.css';
import { judgeChoice } from './judge';

interface Props {
  exercise: ChoiceExercise;
  passed: () => void;
  failed: () => void;
}

interface OptionsProps {
  legend: string;
  options: ChoiceExercise['options'];
  chosen: string | null;
  choose: (id: string) => void;
}

/** Letters of an answer that has room beside another. */
const SHORT = 12;

function Options({ legend, options, chosen, choose }: OptionsProps) {
  const name = useId();
  return (
    <fieldset
      className={styles.options}
      data-short={options.every(({ text }) => text.length <= SHORT) || undefined}
    >
      <legend>{legend}</legend>
      {options.map(({ id, text }) => (
        <label key={id} data-chosen={chosen === id || undefined}>
          <input type="radio" name={name} checked={chosen === id} onChange={() => choose(id)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** A choice that counts with its reason alone. */
export function ChoiceCard({ exercise, passed, failed }: Props) {
  const [option, setOption] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const missing =
    option === null ? 'Choose first' : reason === null ? 'Choose a reason, too' : null;
  const check = () => {
    if (option === null || reason === null) return;
    const verdict = judgeChoice(exercise, option, reason);
    const answer = exercise.answers[reason] ?? '';
    setSaid(`${verdict === 'passed' ? 'Right.' : 'Not yet.'} ${answer}`);
    (verdict === 'passed' ? passed : failed)();
  };
  const choosing = (set: (id: string) => void) => (id: string) => {
    set(id);
    setSaid(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <Options
        legend={exercise.ask}
        options={exercise.options}
        chosen={option}
        choose={choosing(setOption)}
      />
      <Options
        legend="Because"
        options={exercise.reasons}
        chosen={reason}
        choose={choosing(setReason)}
      />
      <p className={styles.field}>
        <button type="submit" disabled={missing !== null}>
          Check
        </button>
        <span>{missing}</span>
      </p>
      <p role="status">{said}</p>
    </form>
  );
}
