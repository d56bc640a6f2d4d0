import type { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import styles from './python.module.css';

interface EditorProps {
  /** Accessible name. */
  label: string;
  text: string;
  onChange: (text: string) => void;
  onRun: () => void;
}

/** The code to edit: in the editor once that has loaded, in a plain field until then or without it. */
export function Editor({ label, text, onChange, onRun }: EditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ text, onChange, onRun });
  latest.current = { text, onChange, onRun };
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    let isWanted = true;
    import('./editor').then(
      ({ createEditor }) => {
        if (!isWanted || parent.current === null) return;
        view.current = createEditor({
          parent: parent.current,
          text: latest.current.text,
          label,
          onChange: (next) => latest.current.onChange(next),
          onRun: () => latest.current.onRun(),
        });
        setLoaded(true);
        view.current.focus();
      },
      () => {}, // the plain field stays
    );
    return () => {
      isWanted = false;
      view.current?.destroy();
      view.current = null;
    };
  }, [label]);

  useEffect(() => {
    const shown = view.current?.state.doc.toString();
    if (shown === undefined || shown === text) return;
    view.current?.dispatch({ changes: { from: 0, to: shown.length, insert: text } });
  }, [text]);

  return (
    <div className={styles.editor}>
      <div ref={parent} />
      {!isLoaded && (
        <textarea
          aria-label={label}
          value={text}
          rows={text.split('\n').length}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun();
          }}
        />
      )}
    </div>
  );
}
