import type { Scenario } from '../../../scenario/scenario';
import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import styles from './trust.module.css';

interface CautionProps {
  study: ExploredStudy;
  scenario: Pick<Scenario, 'base' | 'changes'>;
  /** Before the text, where several scenarios stand together. */
  name?: string;
}

/** What must be known of a scenario that can be simulated and that nobody would run, in the words of its lab. */
export function Caution({ study, scenario, name }: CautionProps) {
  const caution = study.caution?.(valuesOf(study, scenario)) ?? '';
  if (caution === '') return null;
  return (
    <p className={styles.caution} data-caution>
      <span>{name === undefined ? caution : `${name}: ${caution}`}</span>
    </p>
  );
}
