import { labelOf } from '../scenario/codec';
import { Icon } from './Icon';
import type { LabContext } from './state/types';
import { study } from './study';
import styles from './toolbar.module.css';
import { configurationText } from './view/configurationText';

interface ConfigurationSwitchProps {
  context: LabContext;
  base: string;
  onChange: (label: string) => void;
}

export function ConfigurationSwitch({ context, base, onChange }: ConfigurationSwitchProps) {
  const { schema, configurations } = context;
  return (
    <div role="radiogroup" aria-label="Configuration" className={styles.configurations}>
      {Object.keys(configurations).map((label) => {
        const flagged = study.errata.some(
          ({ address }) => `low-latency/${address.row}` === `${context.prefix}${label}`,
        );
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
            </strong>
            <span>{configurationText(schema, configurations, label)}</span>
          </label>
        );
      })}
    </div>
  );
}
