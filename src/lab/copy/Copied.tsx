import { useEffect, useRef } from 'react';
import styles from './copied.module.css';
import type { Copying } from './useCopy';

/** Says whether a text was copied, with a field to copy it from where it was not. */
export function Copied({ copying: { said, byHand } }: { copying: Copying }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (byHand === null) return;
    field.current?.focus();
    field.current?.select();
  }, [byHand]);
  return (
    <>
      <span role="status" className={styles.said}>
        {said}
      </span>
      {byHand !== null && (
        <textarea
          ref={field}
          className={styles.text}
          aria-label="To be copied"
          rows={2}
          readOnly
          value={byHand}
        />
      )}
    </>
  );
}
