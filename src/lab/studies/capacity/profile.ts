import { capacityKnobs } from '../../../scenario/capacityKnobs';
import type { ProfileLimits } from '../../../scenario/profile';
import { type KnobSchema, type KnobValues, knobById } from '../../../scenario/schema';

const rateId = (hour: number) => `rate${hour}`;

/** Value of the knob `load` for a drawn day. */
export const LOAD_DRAWN =
  knobById(capacityKnobs, 'load')?.choices.find(({ id }) => id === 'drawn')?.value ?? Number.NaN;
/** Hours of a drawn day: one knob each. */
export const HOURS = capacityKnobs.knobs.filter(({ group }) => group === 'profile').length;

export const isDrawn = (values: KnobValues): boolean => values.load === LOAD_DRAWN;

/** What the rate knobs accept. */
export const profileLimits = (schema: KnobSchema): ProfileLimits => ({
  hours: HOURS,
  most: knobById(schema, rateId(0))?.max ?? 0,
});

/** The rates of a scenario's day. */
export const ratesOf = (schema: KnobSchema, values: KnobValues): number[] =>
  Array.from(
    { length: HOURS },
    (_, hour) => values[rateId(hour)] ?? knobById(schema, rateId(hour))?.default ?? 0,
  );

/** Rates as changes of their knobs. */
export const toChanges = (rates: readonly number[]): KnobValues =>
  Object.fromEntries(rates.map((rate, hour) => [rateId(hour), rate]));
