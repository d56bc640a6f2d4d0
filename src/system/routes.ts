import type { Route, StepFields, System } from './document';

/** The steps of a route; a table has none, only ways between stations. */
export const stepsOf = (route: Route | null | undefined): StepFields[] =>
  Array.isArray(route) ? route.map((step) => (typeof step === 'string' ? { at: step } : step)) : [];

/** The routes of a system: its own and those of its classes. */
export const routesOf = ({ route, classes }: Pick<System, 'route' | 'classes'>): Route[] =>
  [route, ...(classes ?? []).map((one) => one.route)].filter((one) => one != null);

/** The names of all stations in the order in which requests come to them; what no list of steps tells of in that of the system. */
export function namesOnRoute(system: Pick<System, 'route' | 'classes' | 'stations'>): string[] {
  const visited = routesOf(system).flatMap((route) => stepsOf(route).map(({ at }) => at));
  return [...new Set([...visited, ...system.stations.map(({ name }) => name)])];
}
