import { type ComponentProps, useState } from 'react';
import { type NumberField, nearestIn } from '../../../address/number';
import { problemOf } from '../../../address/problem';
import { quoted } from '../../../address/quoted';
import { type Remark, readingRemark } from '../../../lab/knobs/remark';
import { useLatest } from '../../../lab/knobs/useLatest';
import { readTyped } from '../../../reading/typed';

/** What an input needs to be a cell, and what is to be said of what was typed into it. */
export interface Cell {
  box: ComponentProps<'input'>;
  remark: Remark | null;
}

/** Reads a text: null once it is used, or what is said of it. It is kept as it was typed where it is not accepted. */
type Read = (text: string) => { remark: Remark | null; isAccepted: boolean };

function useDraft(shown: string, read: Read): Cell {
  const [draft, setDraft] = useState<string | null>(null);
  const [remark, setRemark] = useState<Remark | null>(null);
  // What was typed is given up once the value has been changed elsewhere.
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    setDraft(null);
    if (draft !== null) setRemark(null);
  }
  const commit = () => {
    if (draft === null) return;
    const { isAccepted, remark } = read(draft);
    setRemark(remark);
    if (isAccepted) setDraft(null);
  };
  const box: ComponentProps<'input'> = {
    type: 'text',
    autoComplete: 'off',
    value: draft ?? shown,
    'aria-invalid': (draft !== null && remark !== null) || undefined,
    onChange: ({ target }) => setDraft(target.value),
    onBlur: commit,
    onKeyDown: ({ key }) => {
      if (key === 'Enter') commit();
      if (key !== 'Escape') return;
      setDraft(null);
      setRemark(null);
    },
  };
  return { box, remark };
}

/** A cell for a number; an empty one takes the number away where it may be missing. */
export function useNumberCell(props: {
  field: NumberField<number | null>;
  value: number | null | undefined;
  unit?: string;
  isOptional?: boolean;
  onValue: (value: number | undefined) => void;
}): Cell {
  const { field, value, unit, isOptional = false, onValue } = props;
  const shown = value === null || value === undefined ? '' : String(value);
  const [reading, setReading] = useState<Remark | null>(null);
  const use = useLatest((next: number | undefined) => {
    if (next !== (value ?? undefined)) onValue(next);
  });
  const cell = useDraft(shown, (text) => {
    setReading(null);
    if (text.trim() === '' && isOptional) {
      use(undefined);
      return { remark: null, isAccepted: true };
    }
    const typed = readTyped(text, (number) => nearestIn(field, number), unit);
    if (typed?.isAccepted) {
      use(typed.value);
      setReading(readingRemark(text, typed, use, setReading));
      return { remark: null, isAccepted: true };
    }
    const stays = shown === '' ? '' : `${shown} stays.`;
    const what = `${field.title} is ${text.trim() === '' ? 'empty' : quoted(text)}`;
    const { message } = problemOf(field.key, text, what, field.accepted, stays);
    return { remark: { message, other: null }, isAccepted: false };
  });
  return {
    box: { ...cell.box, inputMode: field.isWhole ? 'numeric' : 'decimal' },
    remark: cell.remark ?? reading,
  };
}

/** The longest name. */
const MOST_CHARACTERS = 60;
const RESERVED = ['in', 'out'];

/** A cell for a name that no other has. */
export function useNameCell(props: {
  title: string;
  value: string;
  others: readonly string[];
  onValue: (value: string) => void;
}): Cell {
  const { title, value, others, onValue } = props;
  return useDraft(value, (text) => {
    const name = text.trim();
    const isAccepted =
      name !== '' &&
      Array.from(name).length <= MOST_CHARACTERS &&
      !RESERVED.includes(name) &&
      (name === value || !others.includes(name));
    if (isAccepted) {
      if (name !== value) onValue(name);
      return { remark: null, isAccepted };
    }
    const accepted = `1 to ${MOST_CHARACTERS} characters that are no other name, “in” or “out”`;
    const stays = value === '' ? '' : `${value} stays.`;
    const { message } = problemOf('name', text, `${title} is ${quoted(text)}`, accepted, stays);
    return { remark: { message, other: null }, isAccepted };
  });
}
