import type { Next } from '../../../system/fitAnswer';
import type { Answered } from '../../answered';
import { keptBackText } from '../keptBack';
import { kindOf } from '../loads';
import { nextText } from '../next';
import { madeOfText, notesOf, sentenceOf } from '../sentence';
import styles from './answer.module.css';

interface SaidProps {
  answered: Answered;
  onEnter: (next: Next) => void;
}

/** The answer in a sentence, from what it was made, and notes. */
export function Said({ answered, onEnter }: SaidProps) {
  const { fit, description } = answered;
  const said = sentenceOf(answered);
  if (said === null) return null;
  const made = [madeOfText(answered), keptBackText(answered)].filter((text) => text !== '');
  return (
    <div className={styles.said} data-answer={said.isOpen ? 'open' : 'said'}>
      {said.doubt && <p className={styles.note}>{said.doubt}</p>}
      <h2>{said.heading}</h2>
      {said.isOpen && fit && (
        <p className={styles.measureNext}>
          Measure next: {nextText(fit.next, kindOf(description))}.{' '}
          <button type="button" onClick={() => onEnter(fit.next)}>
            Enter it
          </button>
        </p>
      )}
      {said.below.length > 0 && <p>{said.below.join(' ')}</p>}
      <p className={styles.made}>{made.join(' ')}</p>
      {notesOf(fit).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
