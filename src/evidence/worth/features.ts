import { bitCount } from '../../numbers/bitCount';
import { ln } from '../../numbers/elementary';
import { type Knob, type KnobSchema, type KnobValues, valueIn } from '../../scenario/schema';

/** A knob as numbers that a regression takes: the logarithm of one more than a count or size, one for each choice of several. */
function featuresOfKnob(knob: Knob, value: number): number[] {
  const { kind, choices } = knob;
  if (kind === 'choice') return choices.map((one) => (one.value === value ? 1 : 0));
  if (kind === 'set') return choices.map((one) => bitCount(value & one.value));
  return [ln(1 + value)];
}

/** A scenario as numbers, in the same order for all of a study. */
export const featuresOf = ({ knobs }: KnobSchema, values: KnobValues): number[] =>
  knobs.flatMap((knob) => featuresOfKnob(knob, valueIn(values, knob)));
