import type { JointKnobs, StudyIndex } from '../../comparison/studyIndex';
import { idleReason } from '../../scenario/idle';
import type { Knob, KnobSchema, KnobValues } from '../../scenario/schema';
import { isExtrapolated } from './ranges';

/** Sums of knobs that count together, and the most of the first that was measured with as few of the second. */
export interface Together {
  joint: JointKnobs;
  many: number;
  few: number;
  most: number;
}

/** A knob with an effect whose value lies outside everything that was measured. */
export interface Outside {
  knob: Knob;
  value: number;
  /** Values among the published configurations, ascending. */
  published: readonly number[];
  /** Where the value itself was measured: what is here together, or with this knob turned. */
  together?: Together;
}

/** What of the index of a study tells where it measured. */
export type Measured = Pick<StudyIndex, 'ranges' | 'places' | 'load' | 'joint'>;

const totalOf = (knobs: readonly string[], values: KnobValues): number =>
  knobs.reduce((sum, id) => sum + (values[id] ?? 0), 0);

/** More of some knobs than was measured anywhere with as few of the others. */
function beyond(
  places: readonly KnobValues[],
  joint: JointKnobs,
  values: KnobValues,
): Together | undefined {
  const [many, few] = [totalOf(joint.many, values), totalOf(joint.few, values)];
  const like = places.filter((place) => totalOf(joint.few, place) <= few);
  const most = Math.max(0, ...like.map((place) => totalOf(joint.many, place)));
  return many > most ? { joint, many, few, most } : undefined;
}

/** What of a scenario nobody measured; knobs without an effect count for nothing. */
export function outsideMeasured(
  { knobs }: KnobSchema,
  { ranges, places, load, joint = [] }: Measured,
  values: KnobValues,
): Outside[] {
  const alone = knobs.flatMap((knob): Outside[] => {
    const value = values[knob.id] ?? knob.default;
    if (idleReason(knob, values) !== null) return [];
    const one = { knob, value, published: ranges[knob.id] ?? [] };
    if (isExtrapolated(ranges, knob, value)) return [one];
    // What assumes something beyond its values was turned under some load.
    if (!load || knob.beyond === '' || value === knob.default) return [];
    const turned = places.filter((place) => place[knob.id] !== knob.default);
    const together = beyond(turned, load, values);
    return together ? [{ ...one, together }] : [];
  });
  const isTold = ({ many, few }: JointKnobs) =>
    alone.some(({ knob: { id } }) => many.includes(id) || few.includes(id));
  const joined = [load ?? [], joint].flat().flatMap((one): Outside[] => {
    const knob = knobs.find(({ id }) => one.many.includes(id));
    const together = isTold(one) ? undefined : beyond(places, one, values);
    return knob && together ? [{ knob, value: together.many, published: [], together }] : [];
  });
  return [...alone, ...joined];
}
