import { isFlagged } from '../comparison/studyIndex';
import { labelOf } from '../scenario/codec';
import { Icon } from './Icon';
import styles from './toolbar.module.css';
import type { SwitchProps } from './types';

export function ConfigurationSwitch({ context, base, onChange }: SwitchProps) {
  const { labels, printed, study } = context;
  return (
    <div role="radiogroup" aria-label="Configuration" className={styles.configurations}>
      {labels.map((label) => {
        const flagged = isFlagged(study.index, printed[label]?.row ?? label);
        return (
          <label key={label} data-chosen={labelOf(base) === label || undefined}>
            <input
              type="radio"
              name="configuration"
              checked={labelOf(base) === label}
              onChange={() => onChange(label)}
            />
            <strong>
              {label}
              {flagged && (
                <span className={styles.flag} title="a printed number is in doubt">
                  <Icon name="flag" filled />
                </span>
              )}
            </strong>{' '}
            <span>{study.configurationText(context, label)}</span>
          </label>
        );
      })}
    </div>
  );
}
