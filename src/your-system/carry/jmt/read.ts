import type { Class, Station } from '../../../system/document';
import type { Description } from '../../description';
import { type ReadDescription, readDescription, unreadable } from '../read';
import { MS } from './distributions';
import { nearly } from './fewestDigits';
import { type Node, readNode } from './nodes';
import { durationOf } from './readTime';
import { simplest, type Table, without } from './routes';
import { attribute, childrenOf } from './xml';

/** A class with its way through the nodes, from its source or from its users and back. */
interface ReadClass {
  fields: Class;
  table: Table;
}

/** From the reference on; back at it, or in a sink, a request is answered. */
function tableOf(name: string, reference: Node, nodes: readonly Node[]): Table {
  const isPause = reference.kind !== 'queue';
  const ends = new Set(nodes.filter(({ kind }) => kind === 'sink').map((one) => one.name));
  ends.add(reference.name);
  const rows = nodes.flatMap((node) => {
    if (node.kind === 'sink') return [];
    const row: Record<string, number> = {};
    for (const [to, share] of Object.entries(node.routes.get(name) ?? {})) {
      const end = ends.has(to) ? 'out' : to;
      row[end] = (row[end] ?? 0) + share;
    }
    const from = node === reference && isPause ? 'in' : node.name;
    return [[from, row] as const];
  });
  return Object.fromEntries(isPause ? rows : [['in', { [reference.name]: 1 }], ...rows]);
}

/** The rows that a request can come to. */
function reached(table: Table): Table {
  const seen = new Set(['in']);
  for (const place of seen) for (const to of Object.keys(table[place] ?? {})) seen.add(to);
  return Object.fromEntries(Object.entries(table).filter(([place]) => seen.has(place)));
}

function readClass(element: Element, nodes: readonly Node[], highest: number): ReadClass | string {
  const name = attribute(element, 'name');
  const reference = nodes.find((one) => one.name === attribute(element, 'referenceSource'));
  if (reference === undefined) return `${name} is left out: it has no source that is there.`;
  const priority = highest - Number(attribute(element, 'priority') || 0);
  const ordered = priority > 0 ? { priority } : {};
  const time = reference.times.get(name) ?? { meanMs: null };
  const whole = tableOf(name, reference, nodes);
  const passed = nodes.filter((one) => !one.times.get(name)?.meanMs).map((one) => one.name);
  const table = reached(passed.reduce(without, whole));
  if (attribute(element, 'type') === 'open') {
    if (time.meanMs === null) return `${name} is left out: nothing is known of its arrivals.`;
    return {
      fields: { name, arrivalsPerSecond: time.perSecond ?? nearly(MS / time.meanMs), ...ordered },
      table,
    };
  }
  const thinkMs = reference.kind === 'delay' ? durationOf(time) : undefined;
  const users = Number(attribute(element, 'customers'));
  return { fields: { name, users, ...(thinkMs !== undefined && { thinkMs }), ...ordered }, table };
}

function stationOf(node: Node, classes: readonly ReadClass[]): Station[] {
  const visitors = classes.filter(({ table }) => node.name in table);
  const first = node.times.get(visitors[0]?.fields.name ?? '');
  if (first?.meanMs === null || first?.meanMs === undefined) return [];
  const { kind, servers, isShared, limit, isBlocking } = node;
  return [
    {
      name: node.name,
      // Processors alone share; they may have a limit, too.
      kind: kind === 'delay' ? 'delay' : limit === null || isShared ? 'processors' : 'queue',
      ...(servers > 1 && kind === 'queue' && { count: servers }),
      demandMs: first.meanMs,
      ...(first.spread !== undefined && { spread: first.spread }),
      ...(isShared && { sharing: 'shared' as const }),
      ...(limit !== null && { limit, ...(isBlocking && { whenFull: 'block' as const }) }),
    },
  ];
}

/** Where a class takes another time than the first that comes to a station. */
function demandsOf(
  { fields, table }: ReadClass,
  nodes: readonly Node[],
  stations: readonly Station[],
) {
  const own = stations.flatMap(({ name, demandMs }) => {
    const meanMs = nodes.find((one) => one.name === name)?.times.get(fields.name)?.meanMs;
    return name in table && meanMs && meanMs !== demandMs ? [[name, meanMs] as const] : [];
  });
  return own.length === 0 ? {} : { demandsMs: Object.fromEntries(own) };
}

function poolsOf(sim: Element, names: ReadonlySet<string>): { pools: Station[]; lost: string[] } {
  const lost: string[] = [];
  const pools = childrenOf(sim, 'blockingRegion').flatMap((region): Station[] => {
    const name = attribute(region, 'name');
    const count = Number(attribute(childrenOf(region, 'globalConstraint')[0], 'maxJobs') || -1);
    const over = childrenOf(region, 'regionNode')
      .map((one) => attribute(one, 'nodeName'))
      .filter((one) => names.has(one));
    const isOfClass = childrenOf(region, 'classConstraint').some(
      (one) => Number(attribute(one, 'maxJobsPerClass')) > 0,
    );
    if (isOfClass) lost.push(`The limits that ${name} has for single classes are left out.`);
    const isDropping = childrenOf(region, 'dropRules').some(
      (one) => attribute(one, 'dropThisClass') === 'true',
    );
    if (isDropping && count > 0) lost.push(`Requests wait for ${name}; they are not dropped.`);
    return count > 0 && over.length > 0 ? [{ name, kind: 'pool', count, over }] : [];
  });
  return { pools, lost };
}

/** What of the classes is that of the system: the way of all, and the only class itself. */
function loadOf(classes: readonly Class[]): Partial<Description> {
  const ways = new Set(classes.map(({ route }) => JSON.stringify(route)));
  const shared = ways.size === 1 ? classes[0]?.route : undefined;
  const own = shared === undefined ? classes : classes.map(({ route, ...others }) => others);
  const [only, ...others] = own;
  if (only === undefined || others.length > 0) return { classes: [...own], route: shared };
  const { users, thinkMs, arrivalsPerSecond } = only;
  return { users, thinkMs, arrivalsPerSecond, route: shared };
}

const saidLost = (lost: readonly string[]) =>
  [...new Set(lost)].map((message) => ({ field: 'jsimg', given: '', accepted: '', message }));

/** The system in a JSIMgraph file, and in sentences what a description does not have. Never throws. */
export async function fromJsimg(document: Document): Promise<ReadDescription> {
  if (document.getElementsByTagName('parsererror').length > 0) {
    const what = 'The file is no whole XML: it is cut short or damaged';
    return unreadable('jsimg', '', what, 'a JSIMgraph file (.jsimg), whole');
  }
  const root = document.documentElement;
  const sim = root?.tagName === 'sim' ? root : childrenOf(root ?? undefined, 'sim')[0];
  if (sim === undefined) {
    return unreadable('jsimg', '', 'The file has no model', 'a JSIMgraph file (.jsimg), whole');
  }
  const ways = childrenOf(sim, 'connection').map((one) => [
    attribute(one, 'source'),
    attribute(one, 'target'),
  ]);
  const nodes = childrenOf(sim, 'node').map((one) =>
    readNode(
      one,
      ways.flatMap(([source, target]) => (source === attribute(one, 'name') ? [target ?? ''] : [])),
    ),
  );
  const userClasses = childrenOf(sim, 'userClass');
  const highest = Math.max(...userClasses.map((one) => Number(attribute(one, 'priority') || 0)));
  const read = userClasses.map((one) => readClass(one, nodes, highest));
  const classes = read.filter((one) => typeof one !== 'string');
  const stations = nodes.flatMap((node) => stationOf(node, classes));
  const { pools, lost } = poolsOf(sim, new Set(stations.map(({ name }) => name)));
  const name = attribute(sim, 'name').replace(/\.jsim[gw]?$/, '');
  const description = {
    ...(name !== '' && { name }),
    ...loadOf(
      classes.map((one) => ({
        ...one.fields,
        ...demandsOf(one, nodes, stations),
        route: simplest(one.table),
      })),
    ),
    stations: [...stations, ...pools],
  };
  const { description: kept, problems } = await readDescription(
    JSON.parse(JSON.stringify(description)),
  );
  const others = nodes.filter(({ kind }) => kind === 'other');
  const said = [
    'JSIMgraph has no units: its times are read as seconds.',
    ...read.filter((one) => typeof one === 'string'),
    ...nodes.flatMap((node) => node.lost),
    ...others.map((one) => `${one.name} (${one.called}) is passed without any time.`),
    ...lost,
    ...(stations.some(({ kind }) => kind === 'processors')
      ? [
          'JSIMgraph does not tell locks, disks and pools from servers: they are read as processors.',
        ]
      : []),
    ...(childrenOf(sim, 'preload').length > 0
      ? ['Requests begin with their users, not where the file puts them.']
      : []),
  ];
  if (stations.length === 0) {
    const accepted = 'a model with stations, and classes of requests that come to them';
    const empty = unreadable('jsimg', '', 'The model of the file has no stations', accepted);
    return { ...empty, problems: [...saidLost(said.slice(1)), ...empty.problems] };
  }
  return { description: kept, problems: [...saidLost(said), ...problems] };
}
