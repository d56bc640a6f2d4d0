import type { ProfileLimits } from '../../../scenario/profile';
import { type KnobSchema, type KnobValues, knobById } from '../../../scenario/schema';
import { capacityKnobs } from '../knobs';

/** Knob of the rate in an hour of a drawn day. */
export const rateId = (hour: number) => `rate${hour}`;

/** Value of the knob `load` for a drawn day. */
export const LOAD_DRAWN =
  knobById(capacityKnobs, 'load')?.choices.find(({ id }) => id === 'drawn')?.value ?? Number.NaN;
/** Hours of a drawn day: one knob each. */
export const HOURS = capacityKnobs.knobs.filter(({ group }) => group === 'profile').length;

/** A run of the day's length, without the burst of another experiment. */
export const DRAWN_DAY = { load: LOAD_DRAWN, durationHours: HOURS, burstMessages: 0 };

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

/** Hours of a scenario's day before its run ends. */
export const hoursSimulated = ({ durationHours = HOURS }: KnobValues): number =>
  Math.min(HOURS, durationHours);

/** Turning to a drawn day brings what belongs to it; turning away gives back what it brought. */
export function withDay(
  changes: KnobValues,
  values: KnobValues,
  publishedValues: KnobValues,
): KnobValues {
  const { load } = changes;
  if (load === undefined || load === values.load) return changes;
  if (load === LOAD_DRAWN) return { ...DRAWN_DAY, ...changes };
  if (!isDrawn(values)) return changes;
  const brought = Object.entries(DRAWN_DAY).filter(([id, value]) => values[id] === value);
  const back = brought.map(([id, value]) => [id, publishedValues[id] ?? value]);
  return { ...Object.fromEntries(back), ...changes };
}
