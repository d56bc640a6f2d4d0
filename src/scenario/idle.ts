import type { Is, Knob, KnobValues } from './schema';

function holds(is: Is, values: KnobValues): boolean {
  const value = values[is.knob] ?? Number.NaN;
  if ('oneOf' in is) return is.oneOf.includes(value);
  if ('atLeast' in is) return value >= is.atLeast;
  if ('atMost' in is) return value <= is.atMost;
  return value <= (values[is.within] ?? Number.NaN) * is.times;
}

/**
 * Why moving a knob changes nothing in a scenario, given the values of all knobs; null where it may.
 * A reason that names the knob itself holds between the values for which the same is said.
 */
export const idleReason = ({ idle }: Pick<Knob, 'idle'>, values: KnobValues): string | null =>
  idle.find(({ unless }) => !unless.some((is) => holds(is, values)))?.because ?? null;

/** Whether a knob does nothing in either of two scenarios, so that it sets nothing apart between them. */
export const isIdleInBoth = (knob: Pick<Knob, 'idle'>, a: KnobValues, b: KnobValues): boolean =>
  idleReason(knob, a) !== null && idleReason(knob, b) !== null;
