import { use, useId, useState } from 'react';
import styles from '../frame.module.css';
import type { Format } from './saveFigure';
import { FigureSource } from './source';

const FORMATS: readonly { format: Format; label: string }[] = [
  { format: 'svg', label: 'SVG' },
  { format: 'png', label: 'PNG' },
];

/** What is saved with a figure that is a part of it. */
const WHOLE = '[data-saved-whole]';

/** Saves the figure that it stands in as a picture; the code for it comes with the first who does. */
export function SaveMenu({ title }: { title: string }) {
  const source = use(FigureSource);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const id = useId();
  const save = async (figure: HTMLElement | null, format: Format) => {
    if (figure === null) return;
    try {
      const { saveFigure } = await import('./saveFigure');
      setSaid(`Saved as ${await saveFigure(figure, title, source, format)}`);
    } catch (error) {
      setSaid(`Could not be saved: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const toggle = (next: boolean) => {
    setOpen(next);
    setSaid('');
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
        {FORMATS.map(({ format, label }) => (
          <button
            key={format}
            type="button"
            className={styles.switch}
            aria-label={`Save as ${label}`}
            onClick={({ currentTarget }) =>
              save(
                currentTarget.closest<HTMLElement>(WHOLE) ?? currentTarget.closest('figure'),
                format,
              )
            }
          >
            {label}
          </button>
        ))}
        <span role="status" className={styles.said}>
          {said}
        </span>
      </span>
    </span>
  );
}
