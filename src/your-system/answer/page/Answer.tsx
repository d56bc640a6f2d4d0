import { lazy, Suspense } from 'react';
import type { Answered } from '../../answered';
import { levelsOf } from '../loads';
import styles from './answer.module.css';
import type { AnswerProps } from './props';
import { Said } from './Said';

/** Charts and tables come with the first answer. */
const Parts = lazy(() => import('./Parts').then((module) => ({ default: module.Parts })));

const isEmpty = ({ description, fit, simulated }: Answered): boolean =>
  description.stations.length === 0 &&
  levelsOf(description).length === 0 &&
  fit === null &&
  simulated.length === 0;

/** What limits a reader's system, what that rests on, and what to do next. */
export function Answer(props: AnswerProps) {
  const { answered, onEnter } = props;
  if (isEmpty(answered)) {
    return (
      <section className={styles.answer} aria-label="Answer">
        <p className={styles.empty}>
          Give a load test, or draw a system: what limits it will stand here.
        </p>
        <Status answered={answered} />
      </section>
    );
  }
  return (
    <section className={styles.answer} aria-label="Answer">
      <Said answered={answered} onEnter={onEnter} />
      <Status answered={answered} />
      <Suspense fallback={null}>
        <Parts {...props} />
      </Suspense>
    </section>
  );
}

/** What is under way, or went wrong; what was there before stays beside it. */
function Status({ answered }: { answered: Answered }) {
  const { status, why } = answered;
  return (
    <p className={styles.status} data-status={status} role="status">
      {status === 'running' && <span>Working it out. Until then numbers are those of before.</span>}
      {status === 'failed' && (
        <span>
          {why ?? 'This could not be worked out.'} What stands here is from before the last change.
        </span>
      )}
    </p>
  );
}
