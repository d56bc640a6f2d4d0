import { labelOf } from '../scenario/codec';
import { nearestLabel, optionsOf, partsOf } from './configurationLabel';
import controls from './knobs/controls.module.css';
import styles from './toolbar.module.css';
import type { SwitchProps } from './types';

/** Chooses among many configurations whose labels have parts, such as "http-1-way/2006/2kb". */
export function ConfigurationParts({ context, base, onChange }: SwitchProps) {
  const { labels, study } = context;
  const parts = partsOf(labelOf(base));
  return (
    <fieldset className={styles.parts}>
      <legend className={styles.hidden}>Configuration</legend>
      {optionsOf(labels, labelOf(base)).map((options, position) => (
        <label key={study.parts?.[position]?.label}>
          <span>{study.parts?.[position]?.label}</span>
          <select
            className={controls.choice}
            value={parts[position]}
            onChange={({ currentTarget }) =>
              onChange(nearestLabel(labels, labelOf(base), position, currentTarget.value))
            }
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {study.parts?.[position]?.textOf(option) ?? option}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
