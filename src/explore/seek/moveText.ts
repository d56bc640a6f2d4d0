import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import type { Knob } from '../../scenario/schema';
import { maskOfCount } from '../../scenario/trackingPoints';
import {
  acceptedValues,
  formatValue,
  isAccepted,
  nearestValue,
  parseValue,
} from '../../scenario/value';
import { ascending, countsOf, valuesIn } from './ranges';

/** More values of one knob are no question that anybody asks. */
const MOST_VALUES = 1000;
const AMOUNT = String.raw`\d{1,9}(?:\.\d{1,9})?`;
const RANGE = new RegExp(`^(-?${AMOUNT})\\.\\.(-?${AMOUNT})(?:/(${AMOUNT}))?$`);

export interface ReadValues {
  values: number[];
  problems: Problem[];
}

/** What a range or a list of values may be, in words. */
const acceptedText = (knob: Knob): string => {
  const example = knob.kind === 'integer' ? ` such as ${knob.min}..${knob.max}` : '';
  const ranges =
    knob.kind === 'integer' || knob.kind === 'set' ? 'a range least..most, or values: ' : '';
  return `${ranges}${acceptedValues(knob)}${example && `,${example}`}`;
};

/** Reads the values that a knob may take, "0..6", "0..60/5" or single ones. Never throws. */
export function readValues(knob: Knob, texts: readonly string[]): ReadValues {
  const problems: Problem[] = [];
  const accepted = acceptedText(knob);
  const complain = (given: string, used: string) =>
    problems.push(
      problemOf(
        'move',
        `${knob.id}:${given}`,
        `${knob.label} (move) is ${quoted(given)}`,
        accepted,
        used,
      ),
    );
  const values = texts.flatMap((text) => {
    const range = rangeIn(knob, text);
    if (range) {
      if (!range.isAsGiven) complain(text, `${range.least}..${range.most} is used.`);
      return valuesOfRange(knob, range);
    }
    const parsed = parseValue(knob, text);
    if (parsed.ok) return [parsed.value];
    const used = parsed.nearest;
    complain(text, used === null ? 'It is ignored.' : `${formatValue(knob, used)} is used.`);
    return used === null ? [] : [used];
  });
  const different = ascending(values);
  if (different.length > MOST_VALUES) {
    complain(texts.join(','), `The first ${MOST_VALUES} values are used.`);
  }
  return { values: different.slice(0, MOST_VALUES), problems };
}

interface Range {
  least: number;
  most: number;
  step?: number;
  /** Whether nothing had to be put right. */
  isAsGiven: boolean;
}

/** Whether a step is so many of another; decimal ones are a last bit off. */
const isMultiple = (step: number, of: number): boolean =>
  Math.abs(step / of - Math.round(step / of)) < 1e-9;

function rangeIn(knob: Knob, text: string): Range | null {
  const [, from, to, by] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const ends = [Number(from), Number(to)];
  const isSet = knob.kind === 'set';
  if (!isSet && knob.kind !== 'integer') return null;
  const [least = 0, most = 0] = ends
    .map((end) =>
      isSet ? Math.min(knob.choices.length, Math.max(0, end)) : nearestValue(knob, end),
    )
    .sort((a, b) => a - b);
  const step = by === undefined ? undefined : Number(by);
  const isStep = step === undefined || (step > 0 && isMultiple(step, isSet ? 1 : knob.step));
  return {
    least,
    most,
    step: isStep ? step : undefined,
    isAsGiven: isStep && least === ends[0] && most === ends[1],
  };
}

function valuesOfRange(knob: Knob, { least, most, step }: Range): number[] {
  if (knob.kind !== 'set')
    return valuesIn(knob, least, most, step).filter((value) => isAccepted(knob, value));
  const counts = Array.from({ length: most - least + 1 }, (_, place) => least + place);
  return counts.map((count) => maskOfCount(knob, count));
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, place) => value === b[place]);

/** Writes the values that a knob may take, as `readValues` takes them: a range where that says the same. */
export function writeValues(knob: Knob, values: readonly number[]): string {
  const listed = values.map((value) => formatValue(knob, value)).join(',');
  if (values.length < 3) return listed;
  const numbers = knob.kind === 'set' ? countsOf(knob, values) : values;
  if (numbers === null || knob.kind === 'choice' || knob.kind === 'switch') return listed;
  const [least = 0, second = 0] = numbers;
  const range = `${least}..${numbers.at(-1) ?? 0}`;
  const says = (text: string) => isSame(readValues(knob, [text]).values, values);
  if (says(range)) return range;
  const stepped = `${range}/${second - least}`;
  return says(stepped) ? stepped : listed;
}
