import { type CSSProperties, useState } from 'react';
import { quoted } from '../../../scenario/quoted';
import type { Knob } from '../../../scenario/schema';
import { parseValue } from '../../../scenario/value';
import styles from './range.module.css';

interface ValueBoxProps {
  knob: Knob;
  end: 'from' | 'to';
  value: number;
  isLocked: boolean;
  onCommit: (value: number) => void;
  /** Reports text that is not accepted; the nearest value that is gets used. */
  onRefused: (message: string) => void;
}

/** A box for one end of a range. */
export function ValueBox({ knob, end, value, isLocked, onCommit, onRefused }: ValueBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const parsed = parseValue(knob, draft.trim());
    const used = parsed.ok ? parsed.value : (parsed.nearest ?? value);
    if (used !== value) onCommit(used);
    if (parsed.ok) onRefused('');
    else {
      onRefused(
        `${knob.label} (${end}) is ${quoted(draft)}; accepted: ${parsed.accepted}. ${used} is used.`,
      );
    }
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={styles.box}
      style={{ '--digits': String(knob.max).length } as CSSProperties}
      aria-label={`${knob.label}, ${end}`}
      readOnly={isLocked}
      value={draft ?? String(value)}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') setDraft(null);
      }}
    />
  );
}
