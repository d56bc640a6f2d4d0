import { Icon } from '../../lab/Icon';
import type { Verdict } from '../judge';
import type { Goal } from '../types';
import styles from './panel.module.css';
import { TextWithFigures } from './TextWithFigures';

interface GoalCheckProps {
  goals: readonly Pick<Goal, 'label'>[];
  verdict: Verdict | null;
  isWaiting: boolean;
}

/** What the page finds in the reader's result. */
export function GoalCheck({ goals, verdict, isWaiting }: GoalCheckProps) {
  const metCount = verdict?.met.filter(Boolean).length ?? 0;
  const status = verdict?.isPassed ? 'passed' : 'not-yet';
  return (
    <div className={styles.check} data-check={status}>
      <p className={styles.count}>
        <strong>{verdict?.isPassed ? 'Passed' : 'Not yet'}</strong>{' '}
        <span>
          {metCount} of {goals.length}
        </span>
      </p>
      <ul className={styles.chips}>
        {goals.map(({ label }, index) => (
          <li key={label} data-met={verdict?.met[index] || undefined}>
            {label}{' '}
            {verdict?.met[index] ? (
              <>
                <Icon name="check" />
                <span className={styles.hidden}>done</span>
              </>
            ) : (
              <span className={styles.hidden}>open</span>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.missing}>
        {isWaiting ? (
          'Waiting for the result of your scenario.'
        ) : verdict?.missing ? (
          <TextWithFigures of={verdict.missing} />
        ) : (
          verdict && 'Your result passes.'
        )}
      </p>
    </div>
  );
}
