import { idleReason } from '../../scenario/idle';
import type { Knob, KnobSchema, KnobValues } from '../../scenario/schema';
import { isExtrapolated, type MeasuredRanges } from './ranges';

/** A knob with an effect whose value lies outside everything that was measured. */
export interface Outside {
  knob: Knob;
  value: number;
  /** Values among the published configurations, ascending. */
  published: readonly number[];
}

/** What of a scenario nobody measured; knobs without an effect count for nothing. */
export const outsideMeasured = (
  { knobs }: KnobSchema,
  ranges: MeasuredRanges,
  values: KnobValues,
): Outside[] =>
  knobs
    .map((knob) => ({
      knob,
      value: values[knob.id] ?? knob.default,
      published: ranges[knob.id] ?? [],
    }))
    .filter(({ knob, value }) => isExtrapolated(ranges, knob, value))
    .filter(({ knob }) => idleReason(knob, values) === null);
