import { type KeyboardEvent, useEffect, useRef } from 'react';
import { duplicated, removed } from '../../edit/stations';
import type { Editing } from '../../table/editing';
import { Sources } from '../../table/page/Sources';
import { StationForm } from '../../table/page/StationForm';
import { type Chosen, SOURCE_NAME } from './Drawing';
import styles from './system.module.css';

/** The fields of the box that was opened; Escape closes them. */
export function Fields(
  props: Editing & {
    chosen: Chosen;
    onRenamed: (name: string) => void;
    onClose: () => void;
  },
) {
  const { description, refusals, onChange, chosen, onRenamed, onClose } = props;
  const fields = useRef<HTMLElement>(null);
  const editing = { description, refusals, onChange };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each box that is opened
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [chosen === SOURCE_NAME]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyped =
      event.target instanceof HTMLInputElement && event.target.value !== event.target.defaultValue;
    if (event.key === 'Escape' && !isTyped) onClose();
  };
  return (
    <section
      ref={fields}
      aria-label={chosen === SOURCE_NAME ? 'Who sends' : `Fields of ${chosen}`}
      onKeyDown={onKeyDown}
    >
      {chosen === SOURCE_NAME ? (
        <Sources {...editing} />
      ) : (
        <StationForm key={chosen} {...editing} name={chosen} onRenamed={onRenamed} />
      )}
      <div className={styles.actions}>
        <button type="button" onClick={onClose}>
          Close
        </button>
        {chosen !== SOURCE_NAME && (
          <>
            <button
              type="button"
              onClick={() => onChange(duplicated(description, chosen), `copy of ${chosen}`)}
            >
              Copy
            </button>
            <button
              type="button"
              onClick={() => {
                onClose();
                onChange(removed(description, chosen), `remove ${chosen}`);
              }}
            >
              Remove
            </button>
          </>
        )}
      </div>
    </section>
  );
}
