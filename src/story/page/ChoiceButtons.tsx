import { useId } from 'react';
import { type Choice, effectOf } from '../run/choices';
import type { Tale } from '../run/tale';
import styles from './story.module.css';

interface ChoiceProps {
  choice: Choice;
  /** The value that the knob has now, and that of the published configuration. */
  value: number;
  published: number;
  /** The run as it was, and as the reader has it now. */
  before: Tale;
  after: Tale;
  isRunning: boolean;
  /** Whether nothing else is decided otherwise. */
  isAlone: boolean;
  onChoose: (value: number) => void;
}

/** What a reader decides at a stop, and what it makes of the mean of all messages. */
export function ChoiceButtons(props: ChoiceProps) {
  const { choice, value, published, before, after, isRunning, isAlone, onChoose } = props;
  const name = useId();
  const isChanged = value !== published;
  const unlisted = choice.options.every((option) => option.value !== value);
  return (
    <fieldset className={styles.choice} data-choice={choice.knob}>
      <legend>{choice.question}</legend>
      <div className={styles.options}>
        {choice.options.map((option) => (
          <label key={option.value} data-chosen={option.value === value || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.text}
            {option.value === published && <small>as it was</small>}
          </label>
        ))}
      </div>
      <p className={styles.effect} role="status">
        {isChanged && (
          <span>
            {isRunning
              ? 'Half an hour runs with your choice, from the same seed …'
              : effectOf(choice, before, after, isAlone)}
          </span>
        )}
        {unlisted && <span> (It is {value} now, as the address has it.)</span>}
      </p>
    </fieldset>
  );
}
