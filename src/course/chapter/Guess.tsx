import { useEffect, useId, useRef, useState } from 'react';
import { Answer } from './Answer';
import styles from './chapter.module.css';
import { useChapter } from './context';
import { useElapsed } from './useElapsed';

/** How long a reader who does not want to guess waits for the way around it, in ms. */
const SHOW_AFTER_MS = 20_000;
/** Kept as the guess of those who asked to be shown. */
export const SHOWN = 'shown';

/** The chapter's question: a guess is committed to before the runs answer it, in its place. */
export function Guess() {
  const { chapter, progress, guess } = useChapter();
  const { question, options, act } = chapter.guess;
  const [chosen, setChosen] = useState<string | null>(null);
  const waited = useElapsed(SHOW_AFTER_MS);
  const name = useId();
  const committed = progress.guess;
  const answer = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const commit = (option: string) => {
    guess(option);
    setAsked(true);
  };
  useEffect(() => {
    if (asked) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <form
      className={styles.guess}
      data-guess={chapter.id}
      data-guess-status={committed === null ? 'open' : 'committed'}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) commit(chosen);
      }}
    >
      <fieldset>
        <legend>{question}</legend>
        {committed === null &&
          options.map(({ id, text }) => (
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
                <button type="button" className={styles.plain} onClick={() => commit(SHOWN)}>
                  show me
                </button>
              </span>
            )}
          </span>
        </p>
      )}
      <div className={styles.after} data-open={committed !== null || undefined} ref={answer}>
        <Answer />
      </div>
    </form>
  );
}
