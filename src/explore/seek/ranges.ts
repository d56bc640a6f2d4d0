import { exp, ln } from '../../numbers/elementary';
import { type Knob, knobById } from '../../scenario/schema';
import { countOf, maskOfCount } from '../../scenario/trackingPoints';
import { nearestValue } from '../../scenario/value';
import type { ExploredStudy } from '../study/exploredStudy';
import type { Move } from './types';

/** A range with more values than this is taken in wider steps. */
export const MOST_IN_RANGE = 61;
/** A range is widened by this share of itself at each end: what was measured says something of what is near. */
const WIDENED = 0.5;

const isLogarithmic = ({ scale }: Knob): boolean => scale === 'log';

/** Different values in ascending order. */
export const ascending = (values: readonly number[]): number[] =>
  [...new Set(values)].sort((a, b) => a - b);

/** The least step of 1, 2 or 5 times a power of ten steps of the knob that leaves no more values than a range may have. */
export function stepFor(knob: Knob, least: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) {
      const step = digit * power * knob.step;
      if ((most - least) / step < MOST_IN_RANGE) return step;
    }
  }
}

/** Values of a knob that counts or measures from `least` to `most`: all, or as many as a range may have. */
export function valuesIn(knob: Knob, least: number, most: number, step?: number): number[] {
  const isMany = (most - least) / knob.step >= MOST_IN_RANGE;
  if (step === undefined && isMany && isLogarithmic(knob)) {
    const from = Math.max(least, knob.step);
    const steps = MOST_IN_RANGE - 1;
    return ascending([
      least,
      ...Array.from({ length: MOST_IN_RANGE }, (_, place) =>
        nearestValue(knob, from * exp((ln(most / from) * place) / steps)),
      ),
    ]);
  }
  const by = step ?? stepFor(knob, least, most);
  const count = Math.floor((most - least) / by + 1e-9) + 1;
  const even = Array.from({ length: count }, (_, place) => nearestValue(knob, least + place * by));
  return ascending([...even, most]);
}

/** All values of a knob that chooses; of a set, one for each number of members. */
export function choicesOf(knob: Knob): number[] {
  if (knob.kind === 'switch') return [0, 1];
  if (knob.kind === 'choice') return ascending(knob.choices.map(({ value }) => value));
  return ascending(knob.choices.map((_, count) => maskOfCount(knob, count + 1)).concat(0));
}

/**
 * The values that a knob may take where a question names none: all choices; of numbers, the range in which the study varied
 * it, widened by half of it at each end, or from half to twice the one value that it has. Never beyond the knob's own range.
 */
export function defaultValues(knob: Knob, measured: readonly number[]): number[] {
  if (knob.kind !== 'integer') return choicesOf(knob);
  const [low = knob.default, high = low] = [measured[0], measured.at(-1)];
  const [least, most] =
    low === high ? [low / 2, Math.max(low * 2, low + knob.step)] : widened(knob, low, high);
  const from = nearestValue(knob, Math.ceil(least / knob.step) * knob.step);
  const to = nearestValue(knob, Math.floor(most / knob.step) * knob.step);
  return valuesIn(knob, Math.min(from, low), Math.max(to, high));
}

function widened(knob: Knob, low: number, high: number): [least: number, most: number] {
  if (isLogarithmic(knob) && low > 0) {
    const factor = exp(ln(high / low) * WIDENED);
    return [low / factor, high * factor];
  }
  const width = Math.max(knob.step, (high - low) * WIDENED);
  return [low - width, high + width];
}

/** The knobs that may move where a question names none. */
export const defaultMoves = ({ context, index, movable }: ExploredStudy): Move[] =>
  movable.flatMap((id) => {
    const knob = knobById(context.schema, id);
    return knob ? [{ knob: id, values: defaultValues(knob, index.ranges[id] ?? []) }] : [];
  });

/** The bounds of a set's values as counts of members, where each count is the set that it stands for. */
export const countsOf = (knob: Knob, values: readonly number[]): number[] | null => {
  const counts = values.map((value) => countOf(knob, value));
  return counts.every((count, place) => maskOfCount(knob, count) === values[place]) ? counts : null;
};
