import type { Spread, System, Station as SystemStation } from '../../system/document';
import type { Distribution, Network, Source, Station } from './shapes';

/** A network as a reader's system, or what of it such a system has no word for. */
export type Described = { system: System } | { gap: string };

const isAtRandom = (source: Source): boolean =>
  source.kind === 'closed' || (source.interarrival.kind === 'exponential' && !source.batch);

function gapOf({ sources, stations }: Network): string | null {
  if (stations.some(({ slow }) => slow))
    return 'a server that is slower for a while in each period';
  if (stations.some(({ whenFull }) => whenFull === 'block'))
    return 'a part that, when it is full, makes some wait and turns others away';
  if (!sources.every(isAtRandom)) return 'messages that come at even intervals and in bursts';
  return null;
}

/** The usual spread needs no word. */
const spreadOf = (time: Distribution): { spread?: Spread } => {
  if (time.kind === 'exponential') return {};
  return { spread: time.kind === 'constant' ? 'constant' : time };
};

function loadOf(source: Source): Pick<System, 'users' | 'thinkMs' | 'arrivalsPerSecond'> {
  if (source.kind === 'open')
    return { arrivalsPerSecond: Number((1000 / source.interarrival.meanMs).toPrecision(12)) };
  const { users, think } = source;
  if (think.meanMs === 0) return { users };
  return { users, thinkMs: { meanMs: think.meanMs, ...spreadOf(think) } };
}

function partOf({
  takes,
  servers,
  batch,
  poll,
}: Station): Pick<SystemStation, 'kind' | 'count' | 'batch' | 'poll'> {
  if (batch) return { kind: 'batch', batch };
  if (poll) return { kind: 'poller', poll };
  if (takes) return { kind: 'lock' };
  if (servers === null) return { kind: 'delay' };
  return { kind: 'processors', ...(servers > 1 && { count: servers }) };
}

/** The network of a chapter, whose stations stand in a row, as a system for readers to change. */
export function describedOf(name: string, network: Network): Described {
  const gap = gapOf(network);
  if (gap !== null) return { gap };
  const stations = network.stations.map((station) => ({
    name: station.id,
    ...partOf(station),
    demandMs: station.service.meanMs,
    ...spreadOf(station.service),
  }));
  return { system: { name, ...Object.assign({}, ...network.sources.map(loadOf)), stations } };
}
