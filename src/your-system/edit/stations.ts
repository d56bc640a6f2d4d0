import type { Class, Route, Station } from '../../system/document';
import type { Description } from '../description';
import { ownValue } from '../ownValue';
import { isHeld, type Kind, takes, tidied } from './fields';
import { freeName, routeWithout, stepOf } from './names';

/** What a station begins with. */
const FRESH: Pick<Station, 'kind' | 'count' | 'demandMs'> = {
  kind: 'processors',
  count: 1,
  demandMs: 10,
};

/** What a kind needs and nothing else says. */
const NEEDED: Readonly<Partial<Record<Kind, Partial<Station>>>> = {
  queue: { limit: 10 },
  batch: { batch: { size: 10, waitMs: 100 } },
  poller: { poll: { firstMs: 10, growth: 2, longestMs: 1000 } },
};

export const without = <Part extends object>(part: Part, field: keyof Part): Part => {
  const { [field]: _, ...rest } = part;
  return rest as Part;
};

/** The same edit of the route of the system and of those of its classes; undefined drops one. */
export function everyRoute(
  description: Description,
  edit: (route: Route) => Route | undefined,
): Description {
  const edited = <Part extends { route?: Route | null }>(part: Part): Part => {
    if (!part.route) return part;
    const route = edit(part.route);
    return route === undefined ? without(part, 'route') : { ...part, route };
  };
  const { classes } = description;
  return { ...edited(description), ...(classes && { classes: classes.map(edited) }) };
}

/** A route that comes to a station next after another, or last of all. */
function routeThrough(route: Route, name: string, after: string | undefined): Route {
  if (Array.isArray(route)) {
    const last = route.map((step) => stepOf(step).at).lastIndexOf(after ?? '');
    const at = last < 0 ? route.length : last + 1;
    return [...route.slice(0, at), name, ...route.slice(at)];
  }
  const legs = after === undefined ? undefined : route[after];
  if (after !== undefined && legs) return { ...route, [after]: { [name]: 1 }, [name]: legs };
  const led = Object.entries(route).map(([from, { out = 0, ...others }]) => [
    from,
    out > 0 ? { ...others, [name]: out } : others,
  ]);
  return { ...Object.fromEntries(led), [name]: { out: 1 } };
}

const indexOf = ({ stations }: Description, name: string | undefined): number =>
  stations.findIndex((station) => station.name === name);

function inserted(description: Description, station: Station, after?: string): Description {
  const { stations } = description;
  const at = indexOf(description, after) + 1 || stations.length;
  const placed = {
    ...description,
    stations: [...stations.slice(0, at), station, ...stations.slice(at)],
  };
  if (isHeld(station)) return placed;
  return everyRoute(placed, (route) => routeThrough(route, station.name, after));
}

/** With one more station, which requests visit next after another, or last; what is given of it replaces what is usual. */
export function added(
  description: Description,
  { name = 'station', ...given }: Partial<Station> = {},
  after?: string,
): Description {
  const free = freeName(description.stations, name);
  const needed = NEEDED[given.kind ?? FRESH.kind];
  return inserted(description, tidied({ ...FRESH, ...needed, ...given, name: free }), after);
}

/** With a copy of a station next after it. */
export function duplicated(description: Description, name: string): Description {
  const station = description.stations.find((one) => one.name === name);
  if (!station) return description;
  const copy = without({ ...station, name: freeName(description.stations, name) }, 'fromPoints');
  const both = inserted(description, copy, name);
  const ofClass = (one: Class): Class => {
    const own = ownValue(one.demandsMs, name);
    return own === undefined ? one : { ...one, demandsMs: { ...one.demandsMs, [copy.name]: own } };
  };
  return { ...both, ...(both.classes && { classes: both.classes.map(ofClass) }) };
}

/** A description in which no request visits a station, and nothing asks how long one would. */
function unvisited(description: Description, name: string): Description {
  const ofClass = (one: Class): Class => {
    if (!one.demandsMs || ownValue(one.demandsMs, name) === undefined) return one;
    const left = Object.entries(one.demandsMs).filter(([station]) => station !== name);
    return left.length > 0
      ? { ...one, demandsMs: Object.fromEntries(left) }
      : without(one, 'demandsMs');
  };
  const rerouted = everyRoute(description, (route) => routeWithout(route, name));
  return {
    ...rerouted,
    ...(rerouted.classes && { classes: rerouted.classes.map(ofClass) }),
  };
}

/** Without a station. A pool that was over it alone goes with it; what was measured of it stays. */
export function removed(description: Description, name: string): Description {
  const left = unvisited(description, name);
  const stations = left.stations
    .filter((station) => station.name !== name)
    .map((station) =>
      station.over?.includes(name)
        ? { ...station, over: station.over.filter((one) => one !== name) }
        : station,
    );
  const empty = stations.find(({ over }) => over?.length === 0);
  const next = { ...left, stations };
  return empty ? removed(next, empty.name) : next;
}

/** With a station some places further down in the table, which is the order of visits where there is no route. */
export function moved(description: Description, name: string, by: number): Description {
  const from = indexOf(description, name);
  const to = Math.min(description.stations.length - 1, Math.max(0, from + by));
  const station = description.stations[from];
  if (station === undefined || from === to) return description;
  const rest = description.stations.filter((one) => one !== station);
  return { ...description, stations: [...rest.slice(0, to), station, ...rest.slice(to)] };
}

const replaced = (description: Description, name: string, next: Station): Description => ({
  ...description,
  stations: description.stations.map((station) => (station.name === name ? next : station)),
});

/** What somebody may set of a station; undefined takes it away. */
export type StationFields = Partial<Omit<Station, 'name' | 'kind' | 'over' | 'fromPoints'>>;

/** With other fields of a station. A number that somebody sets was not found from the points. */
export function withFields(
  description: Description,
  name: string,
  fields: StationFields,
): Description {
  const station = description.stations.find((one) => one.name === name);
  if (!station) return description;
  const isTyped = Object.keys(fields).some((field) => field !== 'notes');
  const next = tidied({ ...station, ...fields });
  return replaced(description, name, isTyped ? without(next, 'fromPoints') : next);
}

/**
 * With a station of another kind.
 *
 * @param kept what it had before, as other kinds: it has it again where this kind has a use for it
 */
export function withKind(
  description: Description,
  name: string,
  kind: Kind,
  kept: Partial<Station> = {},
): Description {
  const station = description.stations.find((one) => one.name === name);
  if (!station || station.kind === kind) return description;
  const { over = kept.over } = station;
  const made = { kind, over: kind === 'lock' || kind === 'pool' ? over : undefined };
  const next = tidied({ ...NEEDED[kind], demandMs: FRESH.demandMs, ...kept, ...station, ...made });
  const typed = replaced(description, name, without(next, 'fromPoints'));
  return isHeld(next) && !isHeld(station) ? unvisited(typed, name) : typed;
}

/** With a pool or lock that is held over these stations and pools; over none, requests visit it. */
export function withOver(
  description: Description,
  name: string,
  over: readonly string[],
  kept: Partial<Station> = {},
): Description {
  const station = description.stations.find((one) => one.name === name);
  if (!station || !takes({ kind: station.kind }, 'over')) return description;
  if (over.length > 0) {
    const held = replaced(description, name, tidied({ ...station, over: [...over] }));
    return unvisited(held, name);
  }
  const visited = { demandMs: FRESH.demandMs, ...kept, ...station, over: undefined };
  const next = replaced(description, name, tidied(visited));
  return everyRoute(next, (route) => routeThrough(route, name, undefined));
}
