import type { Knob } from '../../scenario/schema';

/** The values that a knob is moved to: the ends of its range and its default, or every choice; none twice, not that of the base. */
export function triedValues(knob: Knob, base: number): number[] {
  const ends = [knob.min, knob.default, knob.max];
  const all = knob.kind === 'choice' ? knob.choices.map(({ value }) => value) : ends;
  return [...new Set(all)].filter((value) => value !== base).sort((a, b) => a - b);
}
