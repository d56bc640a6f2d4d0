import type { Station, System, Target } from '../../system/document';
import type { Explained } from '../../system/fitAnswer';
import type { Description } from '../description';

/** The system that an explanation says it is. */
const systemOf = ({ system }: Explained): System => system as unknown as System;

const fromPoints = (station: Station): Station => ({ ...station, fromPoints: true });

/**
 * A description whose system is what an explanation says: its stations and route come from the points, all else stays. What
 * has no load yet, or classes, gets the load of the explanation, which knows no classes.
 */
export function withExplanation(description: Description, explained: Explained): Description {
  const { stations, route, users, thinkMs, arrivalsPerSecond } = systemOf(explained);
  const { route: _, classes, ...kept } = description;
  const hasLoad = kept.users != null || kept.arrivalsPerSecond != null;
  return {
    ...kept,
    ...(!hasLoad && { users, thinkMs, arrivalsPerSecond }),
    stations: stations.map(fromPoints),
    ...(route && { route }),
  };
}

const numbersOf = (stations: readonly Station[]): string =>
  JSON.stringify(
    stations.map(({ name, kind, count, demandMs }) => [name, kind, count ?? 1, demandMs ?? 0]),
  );

/** Whether a description is drawn as an explanation says, with all its numbers. */
export const isTaken = ({ stations }: Description, explained: Explained): boolean =>
  numbersOf(stations) === numbersOf(systemOf(explained).stations);

/** Keeps a load back from the fit, or gives it to the fit. */
export function withHold(description: Description, load: number, isHeld: boolean): Description {
  const others = (description.hold ?? []).filter((one) => one !== load);
  return { ...description, hold: isHeld ? [...others, load].sort((a, b) => a - b) : others };
}

/** Puts a target in its place among the others; null takes it away. */
export function withTarget(
  description: Description,
  place: number,
  target: Target | null,
): Description {
  const targets = [...(description.targets ?? [])];
  targets.splice(place, 1, ...(target ? [target] : []));
  return { ...description, targets };
}
