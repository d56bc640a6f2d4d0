import type { Knob } from './schema';

/** The choices of a set in the order in which a plain count adds them. */
const orderOf = ({ choices, addedInOrder = [] }: Knob) =>
  [...choices].sort((a, b) => addedInOrder.indexOf(a.id) - addedInOrder.indexOf(b.id));

/** Number of chosen points. */
export const countOf = (knob: Knob, mask: number): number =>
  knob.choices.filter((choice) => (mask & choice.value) !== 0).length;

/** The set that a plain count stands for. */
export const maskOfCount = (knob: Knob, count: number): number =>
  orderOf(knob)
    .slice(0, count)
    .reduce((mask, choice) => mask | choice.value, 0);

export const namesOf = (knob: Knob, mask: number): string[] =>
  knob.choices.filter((choice) => (mask & choice.value) !== 0).map((choice) => choice.id);
