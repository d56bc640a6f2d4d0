import { useId, useState } from 'react';
import { differences } from '../../../../lab/view/knobText';
import { wordsOf } from '../../../../scenario/words';
import { PickScenario } from '../../../page/PickScenario';
import { baseValuesOf, type ExploredStudy, rowOf, valuesOf } from '../../../study/exploredStudy';
import type { SeekQuestion } from '../../types';
import styles from './question.module.css';

interface FromFieldProps {
  study: ExploredStudy;
  from: SeekQuestion['from'];
  isLocked: boolean;
  onStudy: (id: string) => void;
  onBase: (base: string) => void;
  /** Sets out from the published configuration instead. */
  onReset: () => void;
}

/** The scenario that the search sets out from: its configuration and what was changed of it. */
export function FromField({ study, from, isLocked, onStudy, onBase, onReset }: FromFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const changed = differences(
    study.context.schema,
    baseValuesOf(study, from),
    valuesOf(study, from),
  );
  const what =
    changed.length === 0
      ? `as ${wordsOf(study.context).standing}`
      : `with ${changed.length} ${changed.length === 1 ? 'change' : 'changes'}`;
  return (
    <div>
      <p>
        From{' '}
        <strong>
          {rowOf(study, from)} {what}
        </strong>{' '}
        <button
          type="button"
          className={styles.quiet}
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={isLocked}
          onClick={() => setOpen(!isOpen)}
        >
          Change
        </button>
      </p>
      {changed.length > 0 && (
        <p className={styles.note}>
          {changed.join(', ')}{' '}
          <button type="button" className={styles.quiet} disabled={isLocked} onClick={onReset}>
            {`As ${wordsOf(study.context).standing}`}
          </button>
        </p>
      )}
      <div id={id} hidden={!isOpen}>
        <fieldset disabled={isLocked} className={styles.plain}>
          <PickScenario study={study} base={from.base} onStudy={onStudy} onBase={onBase} />
        </fieldset>
      </div>
    </div>
  );
}
