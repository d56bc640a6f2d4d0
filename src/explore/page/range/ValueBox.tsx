import type { CSSProperties } from 'react';
import { refused } from '../../../address/problem';
import type { Remark } from '../../../lab/knobs/remark';
import { takeTyped } from '../../../lab/knobs/typedKnob';
import { useLatest } from '../../../lab/knobs/useLatest';
import { useTyped } from '../../../lab/knobs/useTyped';
import type { Knob } from '../../../scenario/schema';
import styles from './range.module.css';

interface ValueBoxProps {
  knob: Knob;
  end: 'from' | 'to';
  value: number;
  isLocked: boolean;
  onCommit: (value: number) => void;
  /** Says how text was read or why it is not accepted; the nearest value that is gets used. */
  onRemark: (remark: Remark | null) => void;
}

/** A box for one end of a range. */
export function ValueBox({ knob, end, value, isLocked, onCommit, onRemark }: ValueBoxProps) {
  const onValue = useLatest((next: number) => {
    if (next !== value) onCommit(next);
  });
  const box = useTyped(value, (text) =>
    takeTyped({
      knob,
      text,
      onValue,
      onRemark,
      refusal: (given, accepted, used) => {
        const named = { key: end, title: knob.label };
        return refused(named, given, accepted, `${used ?? value} is used.`).message;
      },
    }),
  );
  return (
    <input
      {...box}
      inputMode="numeric"
      className={styles.box}
      style={{ '--digits': String(knob.max).length } as CSSProperties}
      aria-label={`${knob.label}, ${end}`}
      readOnly={isLocked}
    />
  );
}
