import Link from '@docusaurus/Link';
import { useId, useMemo, useState } from 'react';
import { ScrollFrame } from '../../../../charts/frame/ScrollFrame';
import { AnswerBar } from '../../../../lab/handle/AnswerBar';
import styles from '../../../../lab/handle/handle.module.css';
import { formatNumber } from '../../../../lab/view/format';
import { DEFAULT_SEED } from '../../../../scenario/scenario';
import type { KnobValues } from '../../../../scenario/schema';
import { answerText, CLIMB, labLink } from './climb';
import type { ValveState } from './query';
import { type SignId, signsOf } from './signs';
import { useHours } from './useHours';
import valve from './valve.module.css';

const OPTIONS: readonly { id: SignId; text: string }[] = [
  { id: 'spool', text: 'The spool: its rows reach twice their first level' },
  { id: 'timeouts', text: 'Lock timeouts: they reach twice their first level' },
  { id: 'cleanup', text: 'The cleanup: one run in ten is lost to a deadlock' },
  { id: 'received', text: 'Receiving: it falls behind the load' },
];

interface Props {
  base: KnobValues;
  configuration: string;
  guess: ValveState['guess'];
  onGuess: (guess: ValveState['guess']) => void;
}

/** The question what warns first, answered by a run whose load climbs every hour. */
export function FirstWarning({ base, configuration, guess, onGuess }: Props) {
  const [chosen, setChosen] = useState<SignId | null>(null);
  const name = useId();
  const isOpen = guess === null;
  const { status, summary, retry } = useHours(base, isOpen ? null : CLIMB);
  const signs = useMemo(() => (summary ? signsOf(summary, CLIMB) : null), [summary]);
  const checked = isOpen ? chosen : guess;
  return (
    <form
      className={valve.question}
      data-guess="first-warning"
      data-guess-status={isOpen ? 'open' : signs ? 'answered' : 'committed'}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) onGuess(chosen);
      }}
    >
      <fieldset disabled={!isOpen}>
        <legend>
          The load climbs by {(CLIMB[1] ?? 0) - (CLIMB[0] ?? 0)} messages/s every hour, from{' '}
          <span>{CLIMB[0]}</span> to <span>{CLIMB.at(-1)}</span>. What warns you first?
        </legend>
        {OPTIONS.map(({ id, text }) => (
          <label key={id} data-chosen={checked === id || undefined}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={checked === id}
              onChange={() => setChosen(id)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <AnswerBar
        ask={
          isOpen ? (
            <button type="submit" className={styles.act} disabled={chosen === null}>
              Let the load climb
            </button>
          ) : null
        }
        onSkip={() => onGuess('skipped')}
        onRetry={status.kind === 'failed' ? retry : null}
        again="Ask me again"
        onAgain={() => onGuess(null)}
      />
      <p className={styles.said} aria-live="polite">
        {isOpen
          ? ''
          : status.kind === 'failed'
            ? `The simulation failed: ${status.reason}`
            : signs
              ? answerText(signs, guess)
              : `Twelve hours of climbing load are simulated, seed ${DEFAULT_SEED}.`}
      </p>
      {!isOpen && signs && (
        <>
          <ScrollFrame aria-label="What warned when">
            <table className={styles.tried}>
              <thead>
                <tr>
                  <th scope="col">Sign</th>
                  <th scope="col">In the first hour</th>
                  <th scope="col">Warns at, messages/s</th>
                  <th scope="col">There</th>
                </tr>
              </thead>
              <tbody>
                {signs.map(({ id, label, hours, warnsIn, text }) => (
                  <tr key={id} data-sign={id} data-here={guess === id || undefined}>
                    <th scope="row">{label}</th>
                    <td>{text(hours[0] ?? 0)}</td>
                    <td>{warnsIn === null ? 'never' : formatNumber(CLIMB[warnsIn] ?? 0)}</td>
                    <td>{warnsIn === null ? '' : text(hours[warnsIn] ?? 0)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
          <p className={styles.note}>
            Simulated, one run, seed {DEFAULT_SEED}; means of an hour. The study measured no climb.{' '}
            <Link to={labLink(configuration, CLIMB)}>Open the climb in the lab</Link>
          </p>
        </>
      )}
    </form>
  );
}
