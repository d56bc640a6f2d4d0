import { type ComponentProps, useState } from 'react';
import type { Problem } from '../../scenario/problem';
import { type NumberField, readNumber } from '../question/numberField';

interface NumberBox {
  field: NumberField;
  value: number;
  onValue: (value: number) => void;
  /** Says what was not accepted; nothing once it is. */
  onRefused: (problems: readonly Problem[]) => void;
}

/**
 * What an input needs to be a box for a number: what is typed counts once the box is left or Enter is pressed, and
 * Escape takes it back. What cannot be used is told, and the nearest valid used.
 */
export function useNumberBox({
  field,
  value,
  onValue,
  onRefused,
}: NumberBox): ComponentProps<'input'> {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    const read = readNumber({ ...field, otherwise: value }, draft);
    setDraft(null);
    onRefused(read.problems);
    if (read.value !== value) onValue(read.value);
  };
  return {
    type: 'text',
    inputMode: field.isWhole ? 'numeric' : 'decimal',
    autoComplete: 'off',
    value: draft ?? String(value),
    onChange: ({ target }) => setDraft(target.value),
    onBlur: commit,
    onKeyDown: ({ key }) => {
      if (key === 'Enter') commit();
      if (key === 'Escape') setDraft(null);
    },
  };
}
