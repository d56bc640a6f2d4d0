import { nearestName } from '../address/nearestName';
import type { Knob } from './schema';
import { countOf, maskOfCount, namesOf } from './trackingPoints';

/** A value read from text; where it is not accepted, what is, and the nearest that is (if any). */
export type ParsedValue =
  | { ok: true; value: number }
  | { ok: false; nearest: number | null; accepted: string };

/** One number among marks and words, such as “5)”, “5 users” or “1e9”. */
const HELD_NUMBER = /^[^\d-]*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\D*$/i;
const listed = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' or $1');

/** What a knob accepts, in words. */
export function acceptedValues(knob: Knob): string {
  switch (knob.kind) {
    case 'switch':
      return 'on or off';
    case 'choice':
      return listed(knob.choices.map((choice) => choice.id));
    case 'set':
      return `a number of points from 0 to ${knob.choices.length}, or ${listed(
        knob.choices.map((choice) => choice.id),
      )} joined by dots`;
    case 'integer': {
      const unit = knob.unit === '' ? '' : ` ${knob.unit}`;
      const steps = knob.step === 1 ? 'whole numbers' : `multiples of ${knob.step}`;
      return `${steps} from ${knob.min} to ${knob.max}${unit}`;
    }
  }
}

/** The nearest value on the knob's grid and inside its range. */
export function nearestValue(knob: Knob, value: number): number {
  if (knob.kind === 'choice' || knob.kind === 'switch') {
    const values = knob.kind === 'switch' ? [0, 1] : knob.choices.map((choice) => choice.value);
    return values.reduce((best, v) => (Math.abs(v - value) < Math.abs(best - value) ? v : best));
  }
  const clamped = Math.min(knob.max, Math.max(knob.min, value));
  if (knob.step < 1) {
    // A step is 1 over a whole number, and ends are multiples of it: so its multiples are the numbers that a reader writes.
    const parts = Math.round(1 / knob.step);
    return Math.round(clamped * parts) / parts;
  }
  const stepped = knob.min + Math.round((clamped - knob.min) / knob.step) * knob.step;
  return stepped > knob.max ? stepped - knob.step : stepped;
}

export const isAccepted = (knob: Knob, value: number): boolean =>
  Number.isFinite(value) && nearestValue(knob, value) === value;

/** Reads a value as written in links and on the command line. Never throws. */
export function parseValue(knob: Knob, text: string): ParsedValue {
  const accepted = acceptedValues(knob);
  const parsed = (value: number | undefined, near: number | null): ParsedValue =>
    value === undefined ? { ok: false, nearest: near, accepted } : { ok: true, value };
  const number = (nearest: (value: number) => number, toValue = (value: number) => value) => {
    const held = HELD_NUMBER.exec(text)?.[1];
    if (held === undefined) return parsed(undefined, null);
    const given = Number(held) + 0; // + 0 turns -0 into 0
    const near = nearest(given);
    return parsed(held === text && near === given ? toValue(near) : undefined, toValue(near));
  };
  switch (knob.kind) {
    case 'switch':
      return parsed(text === 'on' ? 1 : text === 'off' ? 0 : undefined, null);
    case 'choice': {
      const chosen = (name?: string) => knob.choices.find(({ id }) => id === name)?.value;
      const near = nearestName(
        text,
        knob.choices.map(({ id }) => id),
      );
      return parsed(chosen(text), chosen(near) ?? null);
    }
    case 'set': {
      const names = text.split('.');
      const chosen = knob.choices.filter(({ id }) => names.includes(id));
      if (chosen.length === 0) {
        const most = knob.choices.length;
        return number(
          (count) => Math.min(most, Math.max(0, Math.round(count))),
          (count) => maskOfCount(knob, count),
        );
      }
      const value = chosen.reduce((mask, choice) => mask | choice.value, 0);
      return parsed(chosen.length === names.length ? value : undefined, value);
    }
    case 'integer':
      return number((value) => nearestValue(knob, value));
  }
}

/** Writes a value as links and the command line take it; the inverse of parseValue. */
export function formatValue(knob: Knob, value: number): string {
  switch (knob.kind) {
    case 'switch':
      return value === 0 ? 'off' : 'on';
    case 'choice':
      return knob.choices.find((choice) => choice.value === value)?.id ?? String(value);
    case 'set': {
      const count = countOf(knob, value);
      return maskOfCount(knob, count) === value ? String(count) : namesOf(knob, value).join('.');
    }
    case 'integer':
      return String(value);
  }
}
