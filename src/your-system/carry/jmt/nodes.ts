import { type ReadTime, readTime } from './readTime';
import { attribute, childrenOf, className } from './xml';

/** A node of the graph. */
export interface Node {
  name: string;
  kind: 'source' | 'sink' | 'delay' | 'queue' | 'other';
  /** What it is called where it is of another kind. */
  called: string;
  servers: number;
  isShared: boolean;
  /** Most requests at it; null without a limit. */
  limit: number | null;
  isBlocking: boolean;
  /** By class. */
  times: ReadonlyMap<string, ReadTime>;
  /** By class, shares of where requests go next. */
  routes: ReadonlyMap<string, Readonly<Record<string, number>>>;
  lost: string[];
}

const parameterOf = (section: Element | undefined, name: string): Element | undefined =>
  childrenOf(section, 'parameter').find((one) => attribute(one, 'name') === name);

const textOf = (of: Element | undefined): string => of?.textContent?.trim() ?? '';

/** What a parameter has for each class: classes and values take turns. */
function perClass(parameter: Element | undefined): Map<string, Element> {
  const values = childrenOf(parameter, 'subParameter');
  const names = childrenOf(parameter, 'refClass').map(textOf);
  return new Map(
    names.flatMap((name, at) => {
      const value = values[at];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function equalShares(targets: readonly string[]): Record<string, number> {
  return Object.fromEntries(targets.map((target) => [target, 1 / targets.length]));
}

/** Shares that add up to 1, whatever digits they were written with. */
function given(strategy: Element): Record<string, number> {
  const [list] = childrenOf(strategy, 'subParameter');
  const entries = childrenOf(list, 'subParameter').map((entry) => {
    const [station, share] = childrenOf(entry, 'subParameter').map(textOf);
    return [station ?? '', Number(share)] as const;
  });
  const going = entries.filter(([, share]) => share > 0);
  const all = going.reduce((sum, [, share]) => sum + share, 0);
  const isWhole = Math.abs(all - 1) < 1e-9;
  return Object.fromEntries(going.map(([to, share]) => [to, isWhole ? share : share / all]));
}

function routesOf(node: string, router: Element | undefined, targets: readonly string[]) {
  const lost: string[] = [];
  const strategies = perClass(parameterOf(router, 'RoutingStrategy'));
  const routes = [...strategies].map(([name, strategy]) => {
    const kind = className(strategy);
    if (kind === 'EmpiricalStrategy') return [name, given(strategy)] as const;
    if (kind === 'DisabledRoutingStrategy') return [name, {}] as const;
    if (kind !== 'RandomStrategy') {
      const title = attribute(strategy, 'name') || kind;
      lost.push(`From ${node} requests go on at random, not by ${title}.`);
    }
    return [name, equalShares(targets)] as const;
  });
  return { routes: new Map(routes), lost };
}

const SERVERS = ['Server', 'PSServer', 'Delay'];

function kindOf(names: readonly string[]): Node['kind'] {
  if (names.includes('RandomSource')) return 'source';
  if (names.includes('JobSink')) return 'sink';
  if (names.includes('Delay')) return 'delay';
  return names.some((name) => /Server$/.test(name)) ? 'queue' : 'other';
}

const PLAIN_LINES = /^TailStrategy(Priority)?$/;

/** Reads a node with the nodes that it is connected to. */
export function readNode(element: Element, targets: readonly string[]): Node {
  const name = attribute(element, 'name');
  const sections = new Map(
    childrenOf(element, 'section').map((one) => [attribute(one, 'className'), one]),
  );
  const names = [...sections.keys()];
  const kind = kindOf(names);
  const [, server] =
    [...sections].find(([section]) => /Server$|^Delay$|^RandomSource$/.test(section)) ?? [];
  const serverName = attribute(server, 'className');
  const queue = sections.get('Queue');
  const { routes, lost } = routesOf(name, sections.get('Router'), targets);
  const times = [...perClass(parameterOf(server, 'ServiceStrategy'))].map(
    ([of, strategy]) => [of, readTime(strategy)] as const,
  );
  const limit = Number(textOf(parameterOf(queue, 'size')) || -1);
  const drops = [...perClass(parameterOf(queue, 'dropStrategies')).values()].map(textOf);
  const lines = [...perClass(parameterOf(queue, 'QueuePutStrategy')).values()].map(className);
  const odd = lines.find((line) => !PLAIN_LINES.test(line));
  return {
    name,
    kind,
    called: names.find((section) => !/^(Queue|Router|ServiceTunnel)$/.test(section)) ?? 'router',
    servers: Math.max(1, Number(textOf(parameterOf(server, 'maxJobs')) || 1)),
    isShared: serverName === 'PSServer',
    limit: limit > 0 && kind === 'queue' ? limit : null,
    isBlocking: drops.some((rule) => rule !== 'drop'),
    times: new Map(times),
    routes,
    lost: [
      ...lost,
      ...(kind === 'queue' && !SERVERS.includes(serverName)
        ? [`${name} is read as plain servers, not as ${serverName}.`]
        : []),
      ...(kind === 'queue' && odd !== undefined
        ? [`${name} serves who came first, not by ${odd}.`]
        : []),
      ...new Set(times.flatMap(([, time]) => (time.lost ? [`At ${name} ${time.lost}.`] : []))),
    ],
  };
}
