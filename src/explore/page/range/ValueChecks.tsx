import { valueText } from '../../../lab/view/knobText';
import type { Knob } from '../../../scenario/schema';
import { optionsOf } from '../../question/extent';
import styles from './range.module.css';

interface ValueChecksProps {
  knob: Knob;
  values: readonly number[];
  measured: readonly number[];
  isLocked: boolean;
  onCommit: (values: readonly number[]) => void;
  onRefused: (message: string) => void;
}

/** The values of a choice, a switch or a set, each taken or not; one stays. */
export function ValueChecks(props: ValueChecksProps) {
  const { knob, values, measured, isLocked, onCommit, onRefused } = props;
  const options = [...new Set([...optionsOf(knob), ...values])];
  const toggle = (value: number) => {
    const next = options.filter((one) => values.includes(one) !== (one === value));
    if (next.length > 0) onCommit(next);
    else onRefused(`${knob.label} needs one value at least.`);
  };
  return (
    <div className={styles.checks}>
      {options.map((value) => (
        <label key={value} data-beyond={!measured.includes(value) || undefined}>
          <input
            type="checkbox"
            checked={values.includes(value)}
            disabled={isLocked}
            onChange={() => toggle(value)}
          />
          {valueText(knob, value)}
          {!measured.includes(value) && <small>not measured</small>}
        </label>
      ))}
    </div>
  );
}
