import type { Knob, KnobSchema, KnobValues } from './schema';

/** The knobs that two sets of values set apart, in schema order; one without a value has its default. */
export const differingKnobs = ({ knobs }: KnobSchema, a: KnobValues, b: KnobValues): Knob[] =>
  knobs.filter((knob) => (a[knob.id] ?? knob.default) !== (b[knob.id] ?? knob.default));
