import { useEffect, useRef, useState } from 'react';
import type { Trouble } from '../../explore/book/trouble';
import { useStore } from '../../lab/store';
import { keptName, troubleText } from '../carry/keptText';
import { SHELF } from '../carry/stored';
import { NOTHING } from '../description';
import styles from './kept.module.css';
import type { DescriptionState } from './useDescription';

const NONE = { names: [], trouble: null };

/** What was done last, and what brings back what it took away. */
interface Done {
  said: string;
  undo: (() => void) | null;
  trouble: Trouble | null;
}

const NOTHING_DONE: Done = { said: '', undo: null, trouble: null };

/** Systems that this browser keeps by their names: the open one can be added, each can be opened or removed. */
export function Kept({ state }: { state: DescriptionState }) {
  const { description, open, report } = state;
  const { names } = useStore(SHELF, NONE);
  const [done, setDone] = useState(NOTHING_DONE);
  const undo = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    window.addEventListener('storage', SHELF.onStorage);
    return () => window.removeEventListener('storage', SHELF.onStorage);
  }, []);
  const tell = (said: string, name: string, before: string | null) => {
    const { trouble } = SHELF.current();
    const bringBack = () => {
      if (before !== null) SHELF.putBack(name, before);
      setDone({
        ...NOTHING_DONE,
        said: `“${name}” is as before.`,
        trouble: SHELF.current().trouble,
      });
    };
    setDone(
      trouble === null
        ? { said, undo: before === null ? null : bringBack, trouble }
        : { ...NOTHING_DONE, trouble },
    );
  };
  const onKeep = () => {
    const name = keptName(description.name, names);
    const before = SHELF.keep(name, { ...description, name });
    tell(
      before === null ? `“${name}” is kept.` : `“${name}” takes the place of what had its name.`,
      name,
      before,
    );
  };
  const onRemove = (name: string) => {
    tell(`“${name}” is removed.`, name, SHELF.remove(name));
    // The line that had the focus is gone.
    setTimeout(() => (undo.current ?? keep.current)?.focus());
  };
  const onOpen = async (name: string) => {
    const read = await SHELF.open(name);
    if (read?.description) {
      open(read.description, `Open ${name}`, read.problems);
      setDone({
        ...NOTHING_DONE,
        said: `“${name}” is open. Undo brings back what was here before.`,
      });
    } else {
      report(read?.problems ?? []);
      const why = read === null ? 'is not kept any more' : 'cannot be read, and is left as it is';
      setDone({ ...NOTHING_DONE, said: `“${name}” ${why}.` });
    }
  };
  const isNothing = description === NOTHING;
  return (
    <section className={styles.kept} aria-label="Kept in this browser">
      <h2>Kept in this browser</h2>
      {!isNothing && (
        <button ref={keep} type="button" onClick={onKeep}>
          Keep <bdi>{keptName(description.name, names)}</bdi>
        </button>
      )}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onOpen(name)}>
              <bdi>{name}</bdi>
            </button>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(name)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.said}>
        <span role="status">{done.said}</span>
        {done.undo && (
          <button ref={undo} type="button" onClick={done.undo}>
            Bring it back
          </button>
        )}
      </p>
      <p role="alert" className={styles.trouble}>
        {done.trouble && troubleText(done.trouble)}
      </p>
    </section>
  );
}
