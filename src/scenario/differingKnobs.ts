import { type Knob, type KnobSchema, type KnobValues, valueIn } from './schema';

/** The knobs that two sets of values set apart, in schema order; one without a value has its default. */
export const differingKnobs = ({ knobs }: KnobSchema, a: KnobValues, b: KnobValues): Knob[] =>
  knobs.filter((knob) => valueIn(a, knob) !== valueIn(b, knob));
