import { systemParts } from '../../simulator/watch/parts';
import { poolsOf } from '../../system/pools';
import { namesOnRoute } from '../../system/routes';
import type { Place, WatchedStage } from '../../watch/run/watched';
import type { Description } from '../description';
import { isHeld } from '../edit/fields';

/** Who sends the requests. */
export const SOURCE: Place = 'source';
/** Where requests are while they wait for a timeout or for another try. */
export const AWAY: Place = 'away';
export const stationPlace = (name: string): Place => `station:${name}`;
export const poolPlace = (name: string): Place => `pool:${name}`;

/** A part of the way at one station, pool or class. */
export interface OwnStage extends WatchedStage {
  place: Place;
}

/** What happens at a station, in the order of a visit, and how it is called. */
const AT_STATION: Readonly<Record<string, (name: string) => string>> = {
  doorWait: (name) => `Waiting for room at ${name}`,
  line: (name) => `Waiting for ${name}`,
  service: (name) => name,
  blocked: (name) => `Waiting for room after ${name}`,
  lost: (name) => `Lost at ${name}, until the timeout`,
  pause: (name) => `Pause before another try of ${name}`,
  unseen: (name) => `Served at ${name} unseen`,
};
const IS_AWAY = ['lost', 'pause'];

/** As the module numbers them. */
const visitedOf = ({ stations }: Description): string[] =>
  stations.filter((one) => !isHeld(one)).map(({ name }) => name);

const stageId = (part: string, name: string): string => `${part} ${name}`;

const staged = (part: string, name: string, label: string, place: Place): OwnStage => ({
  id: stageId(part, name),
  label,
  kind: systemParts().find(({ id }) => id === part)?.kind ?? 'line',
  path: null,
  meanMs: null,
  place,
});

/** Every part of the way of requests, in the order in which they come to stations, and what is counted. */
export function stagesOf(description: Description): OwnStage[] {
  const pools = poolsOf(description);
  const visited = new Set(visitedOf(description));
  const names = namesOnRoute(description).filter((name) => visited.has(name));
  const at = (name: string) =>
    Object.entries(AT_STATION).map(([part, labelOf]) =>
      staged(part, name, labelOf(name), IS_AWAY.includes(part) ? AWAY : stationPlace(name)),
    );
  const before = new Set<string>();
  const firstAt = (station: string) => {
    const here = pools.filter(({ name, stations }) => stations.has(station) && !before.has(name));
    for (const { name } of here) before.add(name);
    return here.map(({ name }) =>
      staged('permitWait', name, `Waiting for ${name}`, poolPlace(name)),
    );
  };
  return [
    ...names.flatMap((name) => [...firstAt(name), ...at(name)]),
    ...pools.map(({ name }) => staged('permits', name, `Held of ${name}`, poolPlace(name))),
    ...classNames(description).map((name) => staged('thinking', name, 'Thinking', SOURCE)),
  ];
}

/** Names of all classes; an empty one where there are none. */
export const classNames = ({ classes }: Pick<Description, 'classes'>): string[] =>
  classes && classes.length > 0 ? classes.map(({ name }) => name) : [''];

/** The level at a station, pool or class, as lines are read. */
export const levelIds = {
  permits: (pool: string) => stageId('permits', pool),
  thinking: (name: string) => stageId('thinking', name),
  unseen: (station: string) => stageId('unseen', station),
};

/** Finds the place among the stages of what a note tells of a part at a station, a pool or a class, by their numbers. */
export function stageFinder(
  description: Description,
  stages: readonly OwnStage[],
): (part: number, host: number) => number {
  const visited = visitedOf(description);
  const pools = poolsOf(description).map(({ name }) => name);
  const named: Readonly<Record<string, readonly string[]>> = {
    permitWait: pools,
    permits: pools,
    thinking: classNames(description),
  };
  const places = new Map(stages.map(({ id }, place) => [id, place]));
  const parts = systemParts().map(({ id }) => ({ id, names: named[id] ?? visited }));
  return (part, host) => {
    const { id = '', names = [] } = parts[part] ?? {};
    return places.get(stageId(id, names[host] ?? '')) ?? 0;
  };
}
