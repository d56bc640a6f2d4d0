import type { KnobSchema, KnobValues } from './schema';

/** The different values of each knob among scenarios, ascending. */
export type StudiedValues = Readonly<Record<string, readonly number[]>>;

/** Values in schema order, by the ids of their knobs. */
export const valuesById = (
  { knobs }: Pick<KnobSchema, 'knobs'>,
  values: readonly number[],
): KnobValues =>
  Object.fromEntries(knobs.map((knob, place) => [knob.id, values[place] ?? knob.default]));

export const studiedValues = (
  { knobs }: Pick<KnobSchema, 'knobs'>,
  scenarios: readonly KnobValues[],
): StudiedValues =>
  Object.fromEntries(
    knobs.map(({ id, default: otherwise }) => [
      id,
      [...new Set(scenarios.map((values) => values[id] ?? otherwise))].sort((a, b) => a - b),
    ]),
  );
