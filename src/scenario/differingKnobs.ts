import { isIdleInBoth } from './idle';
import { type Knob, type KnobSchema, type KnobValues, valueIn } from './schema';

/** The knobs that two sets of values set apart, in schema order; one without a value has its default. */
export const differingKnobs = ({ knobs }: KnobSchema, a: KnobValues, b: KnobValues): Knob[] =>
  knobs.filter((knob) => valueIn(a, knob) !== valueIn(b, knob));

/** Those of them that act: one that does nothing in either separates nothing. */
export const actingDifferences = (schema: KnobSchema, a: KnobValues, b: KnobValues): Knob[] =>
  differingKnobs(schema, a, b).filter((knob) => !isIdleInBoth(knob, a, b));
