import { useId } from 'react';
import { choosable } from '../../measured/studyNames';
import type { ExploredStudy } from '../study/exploredStudy';
import { rowOf } from '../study/exploredStudy';
import styles from './pick.module.css';

interface PickScenarioProps {
  study: ExploredStudy;
  /** Configuration of the present scenario, such as "low-latency/20-A". */
  base: string;
  /** Takes a study by its id: its first scenario. */
  onStudy: (id: string) => void;
  /** Takes a published configuration by its whole name. */
  onBase: (base: string) => void;
}

/** A study and one of its published configurations. */
export function PickScenario({ study, base, onStudy, onBase }: PickScenarioProps) {
  const id = useId();
  const { context } = study;
  return (
    <div className={styles.pick}>
      <label htmlFor={`${id}-study`}>Study</label>
      <select id={`${id}-study`} value={study.id} onChange={({ target }) => onStudy(target.value)}>
        {choosable().map(({ id: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-base`}>Configuration</label>
      <select
        id={`${id}-base`}
        value={rowOf(study, { base })}
        onChange={({ target }) => onBase(context.prefix + target.value)}
      >
        {context.labels.map((label) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </div>
  );
}
