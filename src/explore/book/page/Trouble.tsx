import { download } from '../../../charts/frame/download';
import { ProblemList } from '../../../lab/ProblemList';
import { troubleText } from '../texts';
import type { Trouble as StorageTrouble } from '../trouble';
import styles from './book.module.css';

interface TroubleProps {
  trouble: StorageTrouble | null;
  /** Keeps what is on screen in place of what is kept. */
  onKeepAnew: () => void;
}

/** Why what is on screen is not kept, and what can be done. */
export function Trouble({ trouble, onKeepAnew }: TroubleProps) {
  return (
    <div role="alert">
      {trouble && (
        <div className={styles.trouble} data-trouble={trouble.kind}>
          <p>{troubleText(trouble)}</p>
          {trouble.kind === 'unreadable' && <ProblemList problems={trouble.problems} />}
          <p className={styles.row}>
            {trouble.kind === 'unreadable' && (
              <button
                type="button"
                onClick={() =>
                  download('messagebox-lab-book-unread.json', new Blob([trouble.text]))
                }
              >
                Save what is kept as a file
              </button>
            )}
            <button type="button" onClick={onKeepAnew}>
              {trouble.kind === 'unreadable' ? 'Keep this page in its place' : 'Try again'}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
