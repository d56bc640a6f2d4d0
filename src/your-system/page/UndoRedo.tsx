import { useEffect } from 'react';
import type { DescriptionState } from './useDescription';
import styles from './yourSystem.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Takes steps back and forward again: buttons that name the step, and the keys of the platform outside of fields. */
export function UndoRedo({ state }: { state: DescriptionState }) {
  const { history, undo, redo } = state;
  useEffect(() => {
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (act === null) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, [undo, redo]);
  const { now, before, after } = history;
  const next = after.at(-1);
  return (
    <p className={styles.steps}>
      <button
        type="button"
        disabled={before.length === 0}
        aria-label={before.length > 0 ? `Undo: ${now.what}` : 'Undo'}
        title={now.what}
        onClick={undo}
      >
        Undo
      </button>
      <button
        type="button"
        disabled={next === undefined}
        aria-label={next ? `Redo: ${next.what}` : 'Redo'}
        title={next?.what}
        onClick={redo}
      >
        Redo
      </button>
    </p>
  );
}
