import type { Route, StepFields } from '../../system/document';
import type { Description } from '../description';
import { ownValue } from '../ownValue';
import { shortStep } from './names';
import { without } from './stations';
import { stepsOf, waysOf } from './ways';

/** A table of shares: from `in` and from stations to stations and `out`. */
export type ShareTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Whose route is meant: of the class at this place, or of the system. */
export type RouteOf = number | null;

export const isShareTable = (
  route: Route | null | undefined,
): route is Record<string, Record<string, number>> =>
  route !== undefined && route !== null && !Array.isArray(route);

/** The route that a class follows: its own or that of the system. */
export const routeOf = (
  { route, classes }: Pick<Description, 'route' | 'classes'>,
  of: RouteOf,
): Route | null | undefined => (of === null ? route : (classes?.[of]?.route ?? route));

/** With another route; without one, requests visit all stations in their order, and a class follows the system. */
export function withRoute(
  description: Description,
  of: RouteOf,
  route: Route | undefined,
): Description {
  const routed = <Part extends { route?: Route | null }>(part: Part): Part =>
    route === undefined ? without(part, 'route') : { ...part, route };
  if (of === null) return routed(description);
  return {
    ...description,
    classes: (description.classes ?? []).map((one, index) => (index === of ? routed(one) : one)),
  };
}

/** With other steps, of which each is written as short as it can be. */
const withSteps = (description: Description, of: RouteOf, steps: readonly StepFields[]) =>
  withRoute(description, of, steps.length > 0 ? steps.map(shortStep) : undefined);

/** With other fields of a step; undefined takes one away. */
export function withStep(
  description: Description,
  of: RouteOf,
  index: number,
  fields: Partial<StepFields>,
): Description {
  const steps = stepsOf(description, routeOf(description, of));
  return withSteps(
    description,
    of,
    steps.map((step, at) => (at === index ? { ...step, ...fields } : step)),
  );
}

/** With one more step, before the one at this place. */
export function stepAdded(
  description: Description,
  of: RouteOf,
  at: string,
  index: number,
): Description {
  const steps = stepsOf(description, routeOf(description, of));
  return withSteps(description, of, [...steps.slice(0, index), { at }, ...steps.slice(index)]);
}

export function stepRemoved(description: Description, of: RouteOf, index: number): Description {
  const steps = stepsOf(description, routeOf(description, of));
  return withSteps(
    description,
    of,
    steps.filter((_, at) => at !== index),
  );
}

/** With a step so many places later. */
export function stepMoved(
  description: Description,
  of: RouteOf,
  index: number,
  by: number,
): Description {
  const steps = stepsOf(description, routeOf(description, of));
  const step = steps[index];
  const to = Math.min(steps.length - 1, Math.max(0, index + by));
  if (step === undefined || to === index) return description;
  const rest = steps.filter((one) => one !== step);
  return withSteps(description, of, [...rest.slice(0, to), step, ...rest.slice(to)]);
}

/** With a share of a table; a share of 0 is left out. */
export function withShare(
  description: Description,
  of: RouteOf,
  { from, to, share }: { from: string; to: string; share: number },
): Description {
  const route = routeOf(description, of);
  if (!isShareTable(route)) return description;
  const { [to]: _, ...legs } = ownValue(route, from) ?? {};
  const row = share > 0 ? { ...legs, [to]: share } : legs;
  return withRoute(description, of, { ...route, [from]: row });
}

/** With the same route as a table. What steps say besides their shares has no place in one. */
export function routeAsTable(description: Description, of: RouteOf): Description {
  const table: Record<string, Record<string, number>> = { in: {} };
  for (const { from, to, share } of waysOf(description, routeOf(description, of))) {
    const row = from ?? 'in';
    table[row] = { ...table[row], [to ?? 'out']: share };
  }
  return withRoute(description, of, table);
}

/** With a list of the stations that a table comes to, in the order in which it does. */
export function routeAsSteps(description: Description, of: RouteOf): Description {
  const ways = waysOf(description, routeOf(description, of));
  const seen = new Set<string | null>([null]);
  for (const from of seen) for (const way of ways) if (way.from === from) seen.add(way.to);
  const steps = [...seen].flatMap((at) => (at === null ? [] : { at }));
  return withSteps(description, of, steps);
}
