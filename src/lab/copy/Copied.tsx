import styles from './copied.module.css';
import type { Copying } from './useCopy';

const select = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

/** Says whether a text was copied, with a field to copy it from where it was not. */
export const Copied = ({ copying: { said, byHand } }: { copying: Copying }) => (
  <>
    <span role="status" className={styles.said}>
      {said}
    </span>
    {byHand !== null && (
      <textarea
        ref={select}
        className={styles.text}
        aria-label="To be copied"
        rows={2}
        readOnly
        value={byHand}
      />
    )}
  </>
);
