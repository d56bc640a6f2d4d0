import type { CSSProperties } from 'react';
import { refused } from '../../address/problem';
import type { Knob } from '../../scenario/schema';
import { countOf, maskOfCount } from '../../scenario/trackingPoints';
import { nearestValue } from '../../scenario/value';
import styles from './controls.module.css';
import type { Remark } from './remark';
import { takeTyped } from './typedKnob';
import { useTyped } from './useTyped';

interface NumberBoxProps {
  knob: Knob;
  value: number;
  onChange: (value: number) => void;
  /** Says how text was read or why it is not accepted; null once there is nothing to say. */
  onRemark: (remark: Remark | null) => void;
}

/** Minus, a box to type a value into, plus. A set is counted. */
export function NumberBox({ knob, value, onChange, onRemark }: NumberBoxProps) {
  const isSet = knob.kind === 'set';
  const shown = isSet ? countOf(knob, value) : value;
  const [min, max] = isSet ? [0, knob.choices.length] : [knob.min, knob.max];
  const move = (direction: number) => {
    const next = shown + direction * (isSet ? 1 : knob.step);
    const target = isSet ? maskOfCount(knob, next) : nearestValue(knob, next);
    onRemark(null);
    onChange(target);
  };
  const box = useTyped(shown, (text) =>
    takeTyped({
      knob,
      text,
      onValue: onChange,
      onRemark,
      refusal: (given, accepted, used) =>
        refused({ key: knob.id, title: knob.label }, given, accepted, `${used ?? shown} is used.`)
          .message,
    }),
  );
  return (
    <div className={styles.numberBox} style={{ '--digits': String(max).length } as CSSProperties}>
      <button
        type="button"
        aria-label={`${knob.label}: less`}
        disabled={shown <= min}
        onClick={() => move(-1)}
      >
        −
      </button>
      <input
        {...box}
        inputMode="numeric"
        aria-label={`${knob.label}, value`}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' && shown < max) move(1);
          else if (event.key === 'ArrowDown' && shown > min) move(-1);
          else box.onKeyDown?.(event);
        }}
      />
      <button
        type="button"
        aria-label={`${knob.label}: more`}
        disabled={shown >= max}
        onClick={() => move(1)}
      >
        +
      </button>
    </div>
  );
}
