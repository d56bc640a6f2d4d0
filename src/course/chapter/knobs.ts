import { type Field, type Fields, taken } from '../../address/field';
import { plainNumber } from '../../address/plainNumber';
import { refused } from '../../address/problem';
import { magnitudeOf } from '../../numbers/elementary';
import type { Chapter, FigureKnob, Knobs } from './types';

/** Where a chapter begins. */
export const startOf = ({ knobs }: Pick<Chapter, 'knobs'>): Knobs =>
  Object.fromEntries(knobs.map(({ id, start }) => [id, start]));

/** The value of a knob that is nearest to a number. */
export function nearest({ min, max, step }: FigureKnob, value: number): number {
  const digits = Math.max(0, -magnitudeOf(step));
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(digits));
}

/** What a knob accepts, in words: its values count from its least one. */
function acceptedBy({ min, max, step }: FigureKnob): string {
  const range = `from ${min} to ${max}`;
  if (step === 1) return `whole numbers ${range}`;
  if (Number.isInteger(min / step)) return `multiples of ${step} ${range}`;
  return `numbers ${range} in steps of ${step}`;
}

function knobField(knob: FigureKnob): Field<number> {
  const { id: key, label: title, start } = knob;
  const accepted = acceptedBy(knob);
  return {
    key,
    title,
    accepted,
    otherwise: start,
    read: (text) => {
      const number = plainNumber(text.trim());
      const value = number === null ? start : nearest(knob, number);
      if (value === number) return taken(value);
      return taken(value, refused({ key, title }, text, accepted, `${value} is used.`));
    },
    write: String,
  };
}

/** The knobs of a chapter's figure in its address. */
export const fieldsOf = ({ knobs }: Pick<Chapter, 'knobs'>): Fields<Knobs> =>
  Object.fromEntries(knobs.map((knob) => [knob.id, knobField(knob)]));

/** Where a step that is reached wants its knobs: that of the guess where its question leaves off, once it is answered. */
export function wantedAt(
  { steps, guess }: Pick<Chapter, 'steps' | 'guess'>,
  active: number,
  hasGuessed: boolean,
): Knobs | undefined {
  const step = steps[active];
  return hasGuessed && step?.id === guess.step ? { ...step.state, ...guess.after } : step?.state;
}

/** Whether the chapter sets such knobs by itself, in a step or for its guess. */
export const isSetBy = ({ steps, guess }: Pick<Chapter, 'steps' | 'guess'>, knobs: Knobs) =>
  [...steps.map(({ state }) => state), guess.after].some(
    (set) => set && Object.entries(set).every(([id, value]) => knobs[id] === value),
  );
