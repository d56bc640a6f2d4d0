import type { Remark } from './remark';
import styles from './remark.module.css';

/** A remark below its box, with the other reading on a button. */
export function RemarkText({ id, remark }: { id?: string; remark: Remark | null }) {
  if (remark === null) return null;
  const { message, other } = remark;
  return (
    <p id={id} className={styles.remark} data-read={other !== null || undefined} role="alert">
      <span>{message}</span>
      {other !== null && (
        <button type="button" onClick={other.use}>
          Read as {String(other.value)}
        </button>
      )}
    </p>
  );
}
