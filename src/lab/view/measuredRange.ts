import type { StudyIndex } from '../../comparison/studyIndex';
import { idleReason } from '../../scenario/idle';
import type { Knob, KnobSchema, KnobValues } from '../../scenario/schema';
import { isExtrapolated } from './ranges';

/** A knob with an effect whose value lies outside everything that was measured. */
export interface Outside {
  knob: Knob;
  value: number;
  /** Values among the published configurations, ascending. */
  published: readonly number[];
  /** Where the value itself was measured: the users here, and the most who were there without longer pauses. */
  users?: { here: number; most: number };
}

/** What of the index of a study tells where it measured. */
export type Measured = Pick<StudyIndex, 'ranges' | 'turned' | 'users'>;

/** Users of a scenario, where a knob that it turns was turned with fewer only. */
function usersOutside(
  id: string,
  { turned, users }: Measured,
  values: KnobValues,
): Outside['users'] {
  if (users === undefined) return undefined;
  const { count, thinkTime } = users;
  const here = values[count] ?? 0;
  const loads =
    turned[id]?.filter((one) => (one[thinkTime] ?? 0) <= (values[thinkTime] ?? 0)) ?? [];
  const most = Math.max(...loads.map((one) => one[count] ?? 0));
  return loads.length > 0 && here > most ? { here, most } : undefined;
}

/** What of a scenario nobody measured; knobs without an effect count for nothing. */
export const outsideMeasured = (
  { knobs }: KnobSchema,
  measured: Measured,
  values: KnobValues,
): Outside[] =>
  knobs.flatMap((knob) => {
    const value = values[knob.id] ?? knob.default;
    if (idleReason(knob, values) !== null) return [];
    const one = { knob, value, published: measured.ranges[knob.id] ?? [] };
    if (isExtrapolated(measured.ranges, knob, value)) return [one];
    const users = value === knob.default ? undefined : usersOutside(knob.id, measured, values);
    return users ? [{ ...one, users }] : [];
  });
