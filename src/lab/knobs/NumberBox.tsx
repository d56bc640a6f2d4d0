import { type CSSProperties, useState } from 'react';
import { quoted } from '../../scenario/quoted';
import type { Knob } from '../../scenario/schema';
import { countOf, maskOfCount } from '../../scenario/trackingPoints';
import { isAccepted, nearestValue, parseValue } from '../../scenario/value';
import styles from './controls.module.css';

interface NumberBoxProps {
  knob: Knob;
  value: number;
  onChange: (value: number) => void;
  /** Reports text that is not accepted, or an empty text once it is. */
  onRefused: (message: string) => void;
}

/** Minus, a box to type a value into, plus. A set is counted. */
export function NumberBox({ knob, value, onChange, onRefused }: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isSet = knob.kind === 'set';
  const shown = isSet ? countOf(knob, value) : value;
  const [min, max] = isSet ? [0, knob.choices.length] : [knob.min, knob.max];
  const move = (direction: number) => {
    const next = shown + direction * (isSet ? 1 : knob.step);
    const target = isSet ? maskOfCount(knob, next) : nearestValue(knob, next);
    setDraft(null);
    onRefused('');
    onChange(target);
  };
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const parsed = parseValue(knob, draft.trim());
    if (parsed.ok) {
      onRefused('');
      onChange(parsed.value);
      return;
    }
    onRefused(`${quoted(draft)} is not accepted: ${parsed.accepted}.`);
    if (parsed.nearest !== null && isAccepted(knob, parsed.nearest)) onChange(parsed.nearest);
  };
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
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${knob.label}, value`}
        value={draft ?? String(shown)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setDraft(null);
          if (event.key === 'ArrowUp' && shown < max) move(1);
          if (event.key === 'ArrowDown' && shown > min) move(-1);
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
