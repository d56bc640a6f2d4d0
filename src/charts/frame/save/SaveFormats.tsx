import { use, useState } from 'react';
import styles from '../frame.module.css';
import { type Format, saveFigure } from './saveFigure';
import { FigureSource } from './source';

const FORMATS: readonly { format: Format; label: string }[] = [
  { format: 'svg', label: 'SVG' },
  { format: 'png', label: 'PNG' },
];

/** What is saved with a figure that is a part of it. */
const WHOLE = '[data-saved-whole]';

/** A button for each format, which saves the figure that it stands in, and what has become of it. */
export function SaveFormats({ title }: { title: string }) {
  const source = use(FigureSource);
  const [said, setSaid] = useState('');
  const save = async (button: HTMLElement, format: Format) => {
    const figure = button.closest<HTMLElement>(WHOLE) ?? button.closest('figure');
    if (figure === null) return;
    try {
      setSaid(`Saved as ${await saveFigure(figure, title, source, format)}`);
    } catch (error) {
      setSaid(`Could not be saved: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <>
      {FORMATS.map(({ format, label }) => (
        <button
          key={format}
          type="button"
          className={styles.switch}
          aria-label={`Save as ${label}`}
          onClick={({ currentTarget }) => save(currentTarget, format)}
        >
          {label}
        </button>
      ))}
      <span role="status" className={styles.said}>
        {said}
      </span>
    </>
  );
}
