import Link from '@docusaurus/Link';
import { useState } from 'react';
import { Icon } from '../../../lab/Icon';
import type { Studies } from '../../question/scenarioText';
import { sheetLinkOf } from '../../sheet/link';
import { type BookEntry, placeOf } from '../entry';
import { scenariosIn, toldOf } from '../scenarios';
import styles from './book.module.css';
import { EditEntry } from './EditEntry';
import { ModelText } from './ModelText';

interface EntryProps {
  entry: BookEntry;
  /** From 0, of `count`. */
  place: number;
  count: number;
  studies: Studies;
  isChosen: boolean;
  /** Whether one more can be compared. */
  hasRoom: boolean;
  onChoose: (isChosen: boolean) => void;
  onMove: (place: number) => void;
  onEdit: (changes: Pick<BookEntry, 'name' | 'note'>) => void;
  onDrop: () => void;
  onDrag: () => void;
}

/** A line of the book: what is kept, where it opens, and what can be done with it. */
export function Entry(props: EntryProps) {
  const { entry, place, count, studies, isChosen, hasRoom } = props;
  const { link, name, note } = entry;
  const [isEdited, setEdited] = useState(false);
  const held = scenariosIn(studies, link);
  const [only, another] = held;
  const single = another === undefined ? only : undefined;
  return (
    <div className={styles.entry}>
      <span
        className={styles.handle}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', link);
          props.onDrag();
        }}
        title="Drag to another place"
        aria-hidden="true"
      >
        ⠿
      </span>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={single === undefined || !(isChosen || hasRoom)}
          onChange={({ target }) => props.onChoose(target.checked)}
          aria-label={`Compare ${name}`}
        />
      </label>
      <div className={styles.what}>
        {isEdited ? (
          <EditEntry
            entry={entry}
            onDone={(changes) => {
              setEdited(false);
              if (changes) props.onEdit(changes);
            }}
          />
        ) : (
          <>
            <p className={styles.name}>
              <Link to={link}>{name === '' ? link : name}</Link>
              <span className={styles.place}>{placeOf(link)}</span>
            </p>
            {held.map((one) => {
              const { configuration, unchanged, changes } = toldOf(one);
              return (
                <p key={`${configuration}${changes}`} className={styles.words} data-scenario>
                  <strong>{configuration}</strong>
                  {': '}
                  {changes.length === 0 ? unchanged : changes.join(', ')}
                </p>
              );
            })}
            <ModelText models={entry.models} studies={studies} />
            {note !== '' && <p className={styles.note}>{note}</p>}
          </>
        )}
      </div>
      <div className={styles.acts}>
        <button
          type="button"
          data-act="up"
          aria-label={`Move ${name} up`}
          aria-disabled={place === 0}
          onClick={() => place > 0 && props.onMove(place - 1)}
        >
          <span className={styles.up}>
            <Icon name="chevron" />
          </span>
        </button>
        <button
          type="button"
          data-act="down"
          aria-label={`Move ${name} down`}
          aria-disabled={place === count - 1}
          onClick={() => place < count - 1 && props.onMove(place + 1)}
        >
          <Icon name="chevron" />
        </button>
        <button
          type="button"
          aria-label={`Name and note of ${name}`}
          onClick={() => setEdited(true)}
        >
          Edit
        </button>
        {single && (
          <Link
            className={styles.button}
            to={sheetLinkOf(single.study, single.scenario, name.slice(0, 100))}
            aria-label={`Review sheet of ${name}`}
          >
            Sheet
          </Link>
        )}
        <button type="button" aria-label={`Drop ${name}`} onClick={props.onDrop}>
          Drop
        </button>
      </div>
    </div>
  );
}
