import type { Knob } from '../../scenario/schema';
import { maskOfCount } from '../../scenario/trackingPoints';

/** The values that a knob may take in a question: a whole number all from `low` to `high`, other knobs those named. */
export type Extent =
  | { kind: 'between'; low: number; high: number }
  | { kind: 'among'; values: readonly number[] };

/** The values of a knob that is no whole number, in the order of its choices; a set is counted. */
export function optionsOf(knob: Knob): number[] {
  switch (knob.kind) {
    case 'integer':
      return [];
    case 'switch':
      return [0, 1];
    case 'choice':
      return knob.choices.map(({ value }) => value);
    case 'set':
      return Array.from({ length: knob.choices.length + 1 }, (_, count) =>
        maskOfCount(knob, count),
      );
  }
}
