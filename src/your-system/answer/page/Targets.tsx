import { useId } from 'react';
import { capitalised } from '../../../charts/frame/format';
import type { Target } from '../../../system/document';
import type { Statistic } from '../../../system/fitQuestion';
import type { Answered } from '../../answered';
import type { Description } from '../../description';
import { isStatistic, STATISTIC_NAMES, STATISTICS } from '../statistics';
import { withTarget } from '../taken';
import { beyondText, underTargetText } from '../underTarget';
import { TargetMs } from './TargetMs';
import styles from './targets.module.css';

interface TargetsProps {
  answered: Answered;
  onChange: (next: Description, what: string) => void;
}

/** What is offered where no target is set. */
const FIRST_MS = 100;

/** A statistic that no target is about yet. */
const freeStatistic = (targets: readonly Target[]): Statistic | undefined =>
  STATISTICS.find((of) => targets.every((target) => target.of !== of));

/** How long a request may take, and up to which load that is kept. */
export function Targets({ answered, onChange }: TargetsProps) {
  const title = useId();
  const { description } = answered;
  const targets = description.targets ?? [];
  const free = freeStatistic(targets);
  return (
    <section className={styles.targets} aria-labelledby={title} data-part="targets">
      <h2 id={title}>{targets.length > 1 ? 'Targets' : 'Target'}</h2>
      {targets.map((target, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two targets may be alike, and they keep their places
        <TargetRow key={place} place={place} target={target} {...{ answered, onChange }} />
      ))}
      {free && (
        <button
          type="button"
          onClick={() =>
            onChange(
              withTarget(description, targets.length, { of: free, ms: FIRST_MS }),
              'Add a target',
            )
          }
        >
          Add a target
        </button>
      )}
    </section>
  );
}

interface RowProps extends TargetsProps {
  target: Target;
  place: number;
}

function TargetRow({ answered, onChange, target, place }: RowProps) {
  const { description } = answered;
  const answer = underTargetText(answered, target);
  const set = (next: Target | null, what: string) =>
    onChange(withTarget(description, place, next), what);
  return (
    <div className={styles.target}>
      <label>
        Response,{' '}
        <select
          aria-label="Statistic of the target"
          value={target.of}
          onChange={({ target: { value } }) =>
            isStatistic(value) && set({ ...target, of: value }, 'Change a target')
          }
        >
          {STATISTICS.map((of) => (
            <option key={of} value={of}>
              {STATISTIC_NAMES[of]}
            </option>
          ))}
        </select>
      </label>
      <TargetMs ms={target.ms} onSet={(ms) => set({ ...target, ms }, 'Change a target')} />
      <button
        type="button"
        aria-label="Take the target away"
        onClick={() => set(null, 'Take a target away')}
      >
        ×
      </button>
      <p data-target={target.of}>
        <span>{answer && `${capitalised(answer)}.`}</span>{' '}
        <span>{beyondText(answered, target)}</span>
      </p>
    </div>
  );
}
