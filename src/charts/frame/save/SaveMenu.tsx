import { type ReactNode, useId, useState } from 'react';
import styles from '../frame.module.css';

/** Saves the figure that it stands in as a picture; what that takes comes with the first who opens it. */
export function SaveMenu({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  const [formats, setFormats] = useState<ReactNode>(null);
  const id = useId();
  const toggle = async (next: boolean) => {
    setOpen(next);
    setFormats(null);
    if (!next) return;
    try {
      const { SaveFormats } = await import('./SaveFormats');
      setFormats(<SaveFormats title={title} />);
    } catch (error) {
      setFormats(<span role="status">Cannot be saved: {String(error)}</span>);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close what its button opened
    <span
      className={styles.save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.currentTarget.querySelector('button')?.focus();
        toggle(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (open && relatedTarget && !currentTarget.contains(relatedTarget)) toggle(false);
      }}
    >
      <button
        type="button"
        className={styles.switch}
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Save: ${title}`}
        onClick={() => toggle(!open)}
      >
        Save
      </button>
      <span id={id} className={styles.formats} hidden={!open}>
        {formats}
      </span>
    </span>
  );
}
