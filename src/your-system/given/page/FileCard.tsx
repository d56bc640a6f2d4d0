import { useId } from 'react';
import { andList } from '../../../charts/frame/format';
import type { Trouble } from '../../../loadtest';
import type { Card } from '../cards';
import { ChoiceField } from './ChoiceField';
import styles from './given.module.css';

interface FileCardProps {
  card: Card;
  onChoice: (id: string, value: string) => void;
  onRemove: () => void;
  /** Of what was pasted. */
  onEdit: (() => void) | null;
}

/** What was read of a file or of several: choices, what to know of its levels, and what could not be read. */
export function FileCard({ card, onChoice, onRemove, onEdit }: FileCardProps) {
  const id = useId();
  const { title, what, detail, choices, said, troubles, files } = card;
  const open = choices.filter(({ value }) => value === null);
  const known = choices.filter(({ value }) => value !== null);
  const choiceFields = (some: typeof choices) =>
    some.map((choice) => (
      <ChoiceField
        key={choice.id}
        choice={choice}
        onValue={(value) => onChoice(choice.id, value)}
      />
    ));
  return (
    <article className={styles.card} aria-labelledby={id} data-card={card.id}>
      <p className={styles.title}>
        <span id={id}>
          <b>{title}</b> · {what}
        </span>
        <button type="button" aria-label={`Remove ${title}`} onClick={onRemove}>
          ×
        </button>
      </p>
      <p className={styles.detail}>{detail}</p>
      {choiceFields(open)}
      {troubles.length > 0 && <Troubles troubles={troubles} isMore={files.length > 1} />}
      {said.length > 0 && (
        <details className={styles.more}>
          <summary>
            {said.length === 1 ? 'One thing to know' : `${said.length} things to know`}
          </summary>
          <ul>
            {said.map(({ sentence, of }) => (
              <li key={sentence}>
                {of !== '' && <b>{of}: </b>}
                {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
      {known.length > 0 && (
        <details className={styles.more}>
          <summary>
            Taken to be so:{' '}
            {andList([
              ...new Set(known.map(({ id: one, file }) => one.replace(` of ${file}`, ''))),
            ])}
          </summary>
          {choiceFields(known)}
        </details>
      )}
      {onEdit !== null && (
        <button type="button" className={styles.link} onClick={onEdit}>
          Edit the text
        </button>
      )}
    </article>
  );
}

/** Rows, fields and files that could not be used; the others count. */
function Troubles({ troubles, isMore }: { troubles: readonly Trouble[]; isMore: boolean }) {
  return (
    <ul className={styles.troubles}>
      {troubles.map(({ file, place, value, accepted }) => (
        <li key={`${file} ${place} ${value}`}>
          {isMore ? `${file}, ${place}` : place}: “{value}” cannot be used; accepted: {accepted}.
        </li>
      ))}
    </ul>
  );
}
