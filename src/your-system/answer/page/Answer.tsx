import type { Next } from '../../../system/fitAnswer';
import type { Answered } from '../../answered';
import type { Description } from '../../description';
import { kindOf, levelsOf } from '../loads';
import { runRows } from '../runs';
import styles from './answer.module.css';
import { Curves } from './Curves';
import { Explanations } from './Explanations';
import { NextMeasurement } from './NextMeasurement';
import { RunByRun } from './RunByRun';
import { Said } from './Said';

export interface AnswerProps {
  answered: Answered;
  /** Takes an explanation as the system, keeps a run back or gives it to the fit; told what was done. */
  onChange: (next: Description, what: string) => void;
  /** Where a load opens in the lab. */
  hrefOf: (load: number) => string;
  /** Brings the reader to where the next measurement is entered. */
  onEnter: (next: Next) => void;
}

const isEmpty = ({ description, fit, simulated }: Answered): boolean =>
  description.stations.length === 0 &&
  levelsOf(description).length === 0 &&
  fit === null &&
  simulated.length === 0;

/** What limits a reader's system, what that rests on, and what to do next. */
export function Answer({ answered, onChange, hrefOf, onEnter }: AnswerProps) {
  const { description, fit } = answered;
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
  const kind = kindOf(description);
  const rows = runRows(answered);
  return (
    <section className={styles.answer} aria-label="Answer">
      <Said answered={answered} onEnter={onEnter} />
      <Status answered={answered} />
      <Curves answered={answered} hrefOf={hrefOf} />
      {fit && (
        <div className={styles.beside}>
          <Explanations fit={fit} description={description} onChange={onChange} />
          <NextMeasurement next={fit.next} kind={kind} onEnter={onEnter} />
        </div>
      )}
      {rows.length > 0 && (
        <RunByRun
          rows={rows}
          kind={kind}
          description={description}
          hrefOf={hrefOf}
          onChange={onChange}
        />
      )}
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
