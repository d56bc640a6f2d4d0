import { useEffect, useId, useState } from 'react';
import styles from './chapter.module.css';
import { useChapter } from './context';
import { useSettled } from './useSettled';

/** How long a reader who does not want to guess waits for the way around it, in ms. */
const SHOW_AFTER_MS = 20_000;
/** Kept as the guess of those who asked to be shown. */
export const SHOWN = 'shown';

/** The chapter's question: an answer is committed to before the runs show it. */
export function Guess() {
  const { chapter, progress, guess } = useChapter();
  const { question, options, act } = chapter.guess;
  const [chosen, setChosen] = useState<string | null>(null);
  const waited = useSettled(SHOW_AFTER_MS);
  const name = useId();
  const committed = progress.guess;
  useEffect(() => setChosen(committed), [committed]);
  return (
    <form
      className={styles.guess}
      data-guess={chapter.id}
      data-guess-status={committed === null ? 'open' : 'committed'}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) guess(chosen);
      }}
    >
      <fieldset disabled={committed !== null}>
        <legend>{question}</legend>
        {options.map(({ id, text }) => (
          <label key={id} data-chosen={chosen === id || undefined}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {committed === null && (
        <p className={styles.commit}>
          <button type="submit" disabled={chosen === null}>
            {act}
          </button>
          <span>
            {chosen === null ? 'Choose one first' : 'The figure moves only then'}
            {waited && (
              <span>
                {', or '}
                <button type="button" className={styles.plain} onClick={() => guess(SHOWN)}>
                  show me
                </button>
              </span>
            )}
          </span>
        </p>
      )}
    </form>
  );
}
