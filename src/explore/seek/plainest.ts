import { idleReason } from '../../scenario/idle';
import type { Scenario } from '../../scenario/scenario';
import { type KnobValues, knobById } from '../../scenario/schema';
import { type ExploredStudy, valuesOf } from '../study/exploredStudy';
import type { Move, Point, SeekQuestion } from './types';

interface Space {
  moves: readonly Move[];
  valuesAt: (point: Point) => KnobValues;
  /** Null where the values describe no system. */
  scenarioAt: (point: Point) => Scenario | null;
}

/** A combination with some of its places changed. */
const withPlaces = (point: Point, places: readonly (readonly [number, number])[]): Point => {
  const next = [...point];
  for (const [place, index] of places) next[place] = index;
  return next;
};

/**
 * Of all combinations that are the same system the plainest: a knob that does nothing there stands as at the start, and
 * nothing is counted that has nothing to do. What it gives, it gives unchanged.
 */
export function plainestOf(
  study: ExploredStudy,
  { from, prices }: SeekQuestion,
  { moves, valuesAt, scenarioAt }: Space,
): (point: Point) => Point {
  const start = valuesOf(study, from);
  const knobs = moves.map(({ knob }) => knobById(study.context.schema, knob));
  const placeOf = (knob: string) => moves.findIndex((move) => move.knob === knob);
  const isSystem = (point: Point) => scenarioAt(point) !== null;

  /** Knobs whose declaration says that they do nothing here, moved to where the same is said of them. */
  const withoutIdle = (point: Point): Point =>
    knobs.reduce<Point>((plain, knob, place) => {
      const values = moves[place]?.values ?? [];
      if (!knob || knob.idle.length === 0 || values.length < 2) return plain;
      const reason = idleReason(knob, valuesAt(plain));
      if (reason === null) return plain;
      const order = [values.indexOf(start[knob.id] ?? Number.NaN), ...values.keys()];
      const same = order
        .filter((index) => index >= 0)
        .map((index) => withPlaces(plain, [[place, index]]))
        .find((one) => idleReason(knob, valuesAt(one)) === reason && isSystem(one));
      return same ?? plain;
    }, point);

  /** As few as may be of what has nothing to do, or does under its own name what others do. */
  const withoutIdlers = (point: Point): Point =>
    (study.sameWork?.(valuesAt(point)) ?? []).reduce<Point>((plain, { knob, as }) => {
      const place = placeOf(knob);
      const values = moves[place]?.values ?? [];
      const own = values[plain[place] ?? 0];
      // Somebody may pay less for the one than for the other.
      if (own === undefined || (prices[as ?? ''] ?? 0) > (prices[knob] ?? 0)) return plain;
      const to = as === undefined ? -1 : placeOf(as);
      const others = moves[to]?.values ?? [];
      const fewer = values.slice(0, plain[place]).flatMap((value, index) => {
        if (as === undefined) return [withPlaces(plain, [[place, index]])];
        const taken = others.indexOf((others[plain[to] ?? 0] ?? 0) + own - value);
        return taken < 0
          ? []
          : [
              withPlaces(plain, [
                [place, index],
                [to, taken],
              ]),
            ];
      });
      return fewer.find(isSystem) ?? plain;
    }, point);

  return (point) => withoutIdlers(withoutIdle(point));
}
