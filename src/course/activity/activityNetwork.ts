import type { Distribution, Leg, Network, Station } from '../network/shapes';

/** A place holds tokens; a timed activity takes some after a time of its own and puts others. */
export interface ActivityNode {
  kind: 'place' | 'activity';
  id: string;
  label: string;
  /** Of a place: tokens at the start. Of an activity: its time, and how many go on at once. */
  note: string;
}

export interface Arc {
  from: string;
  to: string;
}

/** A network read as a stochastic activity network. */
export interface ActivityNetwork {
  nodes: readonly ActivityNode[];
  arcs: readonly Arc[];
}

const VARIES: Readonly<Record<Distribution['kind'], string>> = {
  constant: 'always the same',
  exponential: 'at random',
  erlang: 'varying little',
  uniform: 'between two bounds',
  hyperexponential: 'varying much',
  lognormal: 'varying much',
};

const digits = (meanMs: number): string => `${Number(meanMs.toPrecision(3))}\u202fms`;
const timeOf = (one: Distribution): string => `${digits(one.meanMs)}, ${VARIES[one.kind]}`;
const lineOf = (station: string): string => `line of ${station}`;
const serviceOf = (station: string): string => `service of ${station}`;
const targets = (exits: readonly Leg[]): string[] =>
  exits.filter(({ to }) => to !== 'out').map(({ to }) => lineOf(to));

function together({ servers }: Station): string {
  if (servers === null) return 'all at once';
  return servers === 1 ? 'one at a time' : `up to ${servers} at a time`;
}

/** Places, timed activities and arcs of a network, in the order in which a message meets them. */
export function activityNetworkOf({ sources, stations, locks }: Network): ActivityNetwork {
  const nodes: ActivityNode[] = [];
  const arcs: Arc[] = [];
  const connect = (from: string, to: readonly string[]) => {
    for (const one of to) arcs.push({ from, to: one });
  };
  const answering = (station: Station) =>
    sources.flatMap((source) => {
      if (source.kind !== 'closed') return [];
      const leaves = station.to.some(({ to }) => to === 'out');
      const answers = source.answeredAt === undefined ? leaves : source.answeredAt === station.id;
      return answers ? [source.id] : [];
    });
  for (const source of sources) {
    if (source.kind === 'open') {
      const label = `next of ${source.id}`;
      const puts = source.batch === undefined ? '' : `, puts ${source.batch} at once`;
      const note = timeOf(source.interarrival) + puts;
      nodes.push({ kind: 'activity', id: label, label, note });
      connect(label, targets(source.to));
    } else {
      const thinking = `think time of ${source.id}`;
      nodes.push({ kind: 'place', id: source.id, label: source.id, note: String(source.users) });
      nodes.push({ kind: 'activity', id: thinking, label: thinking, note: timeOf(source.think) });
      connect(source.id, [thinking]);
      connect(thinking, targets(source.to));
    }
  }
  for (const station of stations) {
    const [line, service] = [lineOf(station.id), serviceOf(station.id)];
    nodes.push({ kind: 'place', id: line, label: line, note: '0' });
    const note = `${timeOf(station.service)}, ${together(station)}`;
    nodes.push({ kind: 'activity', id: service, label: service, note });
    connect(line, [service]);
    connect(service, [...targets(station.to), ...answering(station)]);
  }
  for (const { id } of locks ?? []) {
    const label = `${id} is free`;
    nodes.push({ kind: 'place', id: label, label, note: '1' });
    for (const station of stations) {
      if (station.takes === id) arcs.push({ from: label, to: serviceOf(station.id) });
      if (station.frees === id) arcs.push({ from: serviceOf(station.id), to: label });
    }
  }
  return { nodes, arcs };
}

/** How many steps each node is behind a beginning; arcs that lead back do not count. */
export function layersOf({ nodes, arcs }: ActivityNetwork): ReadonlyMap<string, number> {
  const depth = new Map<string, number>();
  const visit = (id: string, at: number) => {
    if (depth.has(id)) return;
    depth.set(id, at);
    for (const { from, to } of arcs) if (from === id) visit(to, at + 1);
  };
  for (const { id } of nodes) visit(id, 0);
  return depth;
}
