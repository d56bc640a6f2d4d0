import Link from '@docusaurus/Link';
import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import type { LoadFile } from '../../../loadtest';
import { isFilledIn } from '../filledIn';
import type { GivenFile } from '../opened';
import { chosenFiles, droppedFiles } from './dropped';
import styles from './given.module.css';

/** A longer text is read without being shown, which would hold up the page. */
const MOST_SHOWN = 200_000;

interface FieldProps {
  /** The text that stands in the field: what was pasted and could not be used, or is edited. */
  pasted: LoadFile;
  /** What is typed and not yet read; null where there is nothing. */
  typed: string | null;
  setTyped: (typed: string | null) => void;
  /** How often a reading has ended, after which the field shows what is left to put right. */
  readings: number;
  onText: (file: LoadFile) => void;
  onFiles: (files: readonly GivenFile[] | Promise<readonly GivenFile[]>) => void;
}

/** One field for what load tests leave behind, and for systems: pasted text, files and folders. It is read at once. */
export function Field({ pasted, typed, setTyped, readings, onText, onFiles }: FieldProps) {
  const id = useId();
  const taken = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed meanwhile stays
  useEffect(() => {
    if (taken.current !== null && typed === taken.current) setTyped(null);
    taken.current = null;
  }, [readings]);
  const take = (text: string) => {
    taken.current = text;
    setTyped(text.length > MOST_SHOWN ? null : text);
    if (text !== pasted.text) onText({ name: pasted.name, text });
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData: data } = event;
    if (data.files.length > 0) {
      event.preventDefault();
      onFiles(droppedFiles(data));
      return;
    }
    const text = data.getData('text');
    if (text.length > MOST_SHOWN) {
      event.preventDefault();
      take(text);
    }
  };
  const text = pasted.text.length > MOST_SHOWN ? '' : pasted.text;
  const isUnread = typed !== null && typed !== taken.current && typed !== text;
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-text`}>Paste what a load test printed, or drop its files here</label>
      <textarea
        id={`${id}-text`}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-unread ${id}-hint`}
        value={typed ?? text}
        onPaste={paste}
        onChange={({ target, nativeEvent }) => {
          if (isFilledIn(typed ?? text, target.value, nativeEvent as InputEvent))
            take(target.value);
          else setTyped(target.value);
        }}
        onBlur={() => typed !== null && take(typed)}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) take(currentTarget.value);
        }}
      />
      <p id={`${id}-unread`} className={styles.unread}>
        {isUnread && 'Read when you leave the field, or press Ctrl and Enter.'}
      </p>
      <div className={styles.buttons}>
        <Open label="Open files" onFiles={onFiles} />
        <Open label="Open a folder" isFolder onFiles={onFiles} />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        A saved system, its link or a model of JMT is opened. All is read here and sent nowhere.{' '}
        <Link to="/your-system/files">Which files are read</Link>
      </p>
    </div>
  );
}

interface OpenProps extends Pick<FieldProps, 'onFiles'> {
  label: string;
  isFolder?: boolean;
}

function Open({ label, isFolder = false, onFiles }: OpenProps) {
  return (
    <label className={styles.open}>
      <input
        type="file"
        multiple
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          if (target.files?.length) onFiles(chosenFiles(target.files));
          target.value = '';
        }}
      />
      {label}
    </label>
  );
}
