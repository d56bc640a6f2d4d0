import type { Knob } from './schema';

/** Order in which points are added when only their number is given: the study's note to Table 58. */
const ADDED_IN_ORDER = ['requestSend', 'responseSend', 'requestReceive', 'responseReceive'];

/** The points of a set knob in the order in which a plain count adds them. */
const orderOf = (knob: Knob) =>
  [...knob.choices].sort((a, b) => ADDED_IN_ORDER.indexOf(a.id) - ADDED_IN_ORDER.indexOf(b.id));

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
