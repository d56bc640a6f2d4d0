import { type KeyboardEvent, useId, useState } from 'react';
import { type BookEntry, MOST } from '../entry';
import styles from './book.module.css';

interface EditEntryProps {
  entry: BookEntry;
  /** Null where the reader leaves it as it was. */
  onDone: (changes: Pick<BookEntry, 'name' | 'note'> | null) => void;
}

/** Name and note of an entry, to be written anew. */
export function EditEntry({ entry, onDone }: EditEntryProps) {
  const id = useId();
  const [name, setName] = useState(entry.name);
  const [note, setNote] = useState(entry.note);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDone(null);
  };
  return (
    <form
      className={styles.edit}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onDone({ name: name.trim() === '' ? entry.name : name.trim(), note: note.trim() });
      }}
    >
      <label htmlFor={`${id}-name`}>Name</label>
      <input
        id={`${id}-name`}
        value={name}
        maxLength={MOST.name}
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked to write here
        autoFocus
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={`${id}-note`}>Note</label>
      <textarea
        id={`${id}-note`}
        value={note}
        maxLength={MOST.note}
        rows={3}
        onChange={({ target }) => setNote(target.value)}
      />
      <span className={styles.row}>
        <button type="submit">Save</button>
        <button type="button" onClick={() => onDone(null)}>
          Leave as it was
        </button>
      </span>
    </form>
  );
}
