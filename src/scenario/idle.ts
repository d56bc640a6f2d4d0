import type { Knob, KnobValues } from './schema';

/** A condition without which moving a knob changes nothing, as the simulator declares it. */
export interface Idle {
  /** One of these must hold; an empty list never does. */
  unless: Is[];
  /** Why the knob does nothing otherwise, as the end of a sentence. */
  because: string;
}

/** What the value of a knob is compared with: some values, a number, or another knob times a number. */
export type Is = { knob: string } & (
  | { oneOf: number[] }
  | { atLeast: number }
  | { atMost: number }
  | { within: string; times: number }
);

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
