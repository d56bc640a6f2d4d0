import { magnitudeOf, powerOfTen } from '../../numbers/elementary';
import type { Knob } from '../../scenario/schema';
import { nearestValue } from '../../scenario/value';
import type { Description } from '../description';

/** A setting of a description: its knob, its value there, and the description with another. */
export interface Setting {
  knob: Knob;
  /** As described; the knob has the nearest value on its grid. */
  described: number;
  withValue: (description: Description, value: number) => Description;
}

interface Numbered extends Pick<Knob, 'id' | 'label' | 'unit' | 'group' | 'description'> {
  described: number;
  min: number;
  max: number;
  step: number;
  role?: Knob['role'];
  scale?: Knob['scale'];
  isAdvanced?: boolean;
}

/** A knob that counts or measures. */
export function numberKnob({
  described,
  isAdvanced = false,
  scale = 'log',
  min,
  max,
  ...named
}: Numbered): Knob {
  const knob: Knob = {
    ...named,
    min: Math.min(min, described),
    max: Math.max(max, described),
    scale,
    advanced: isAdvanced,
    kind: 'integer',
    default: described,
    defaultOrigin: 'assumed',
    idle: [],
    actsWhen: '',
    beyond: '',
    choices: [],
  };
  return { ...knob, default: nearestValue(knob, described) };
}

/** Digits of an amount that can be set, such as those of 4.020 ms. */
const DIGITS = 3;
const FINEST = -6;
/** Around an amount of 0 there is nothing to be in proportion to. */
const USUAL = 100;

/** Where an amount such as a time or a rate can be set: from a hundredth of it on, up to some hundred times as much. */
export function around(amount: number): Pick<Knob, 'min' | 'max' | 'step'> {
  const magnitude = magnitudeOf(amount > 0 ? amount : USUAL);
  const step = powerOfTen(Math.min(0, Math.max(FINEST, magnitude - DIGITS)));
  return {
    min: amount > 0 ? Math.max(step, powerOfTen(Math.max(FINEST, magnitude - 2))) : 0,
    max: Math.max(1, powerOfTen(magnitude + 3)),
    step,
  };
}

/** Where a number of users, servers or permits can be set. */
export const countsAround = (count: number, most: number): Pick<Knob, 'min' | 'max' | 'step'> => ({
  min: 1,
  max: Math.min(most, Math.max(100, powerOfTen(magnitudeOf(count) + 2))),
  step: 1,
});
