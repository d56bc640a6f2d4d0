import type { Class, Duration, Route, Spread, Station } from '../../../system/document';
import type { Description } from '../../description';
import { ownValue } from '../../ownValue';
import { type Table, tableOf, visitsOf } from './routes';

/** What a class of requests takes of a station. */
interface Work {
  meanMs: number;
  spread: Spread | null;
}

/** A class as JSIMgraph needs it: its ways as shares, its work at each station. */
export interface ModelClass {
  name: string;
  /** Null where requests arrive from outside. */
  users: number | null;
  think: Work | null;
  perSecond: number;
  /** The higher is served before the lower. */
  priority: number;
  table: Table;
  workAt: (station: Station) => Work;
}

export interface Model {
  classes: ModelClass[];
  /** What requests visit. */
  stations: Station[];
  /** What they hold meanwhile. */
  pools: Station[];
  /** What JSIMgraph does not have, or does not get. */
  lost: string[];
}

const LOWEST_PRIORITY = 9;

const isPool = ({ over }: Station): boolean => (over?.length ?? 0) > 0;

function thinkOf(thinkMs: Duration | null | undefined): Work | null {
  if (thinkMs === null || thinkMs === undefined || thinkMs === 0) return null;
  return typeof thinkMs === 'number'
    ? { meanMs: thinkMs, spread: null }
    : { meanMs: thinkMs.meanMs, spread: thinkMs.spread ?? null };
}

function lostOfSteps(route: Route | null | undefined): string[] {
  if (!Array.isArray(route)) return [];
  return route.flatMap((step) => {
    if (typeof step === 'string') return [];
    const gone = [step.timeoutMs && 'the timeout', step.retries && 'its retries'].filter(Boolean);
    return gone.length === 0 ? [] : [`At ${step.at} ${gone.join(' and ')} are left out.`];
  });
}

function modelClass(
  given: Class,
  { route, stations }: Description,
  visited: readonly Station[],
): { model: ModelClass; lost: string[] } {
  const demandOf = (name: string): number => {
    const station = stations.find((one) => one.name === name);
    return ownValue(given.demandsMs, name) ?? station?.demandMs ?? 0;
  };
  const way = given.route ?? route ?? visited.map(({ name }) => name);
  const { visits, merged } = Array.isArray(way)
    ? visitsOf(way, demandOf)
    : { visits: [], merged: [] };
  const own = new Map(visits.map(({ at, demandMs }) => [at, demandMs]));
  const rates = given.arrivalsPerSecond;
  const isChanging = Array.isArray(rates);
  const lost = [
    ...lostOfSteps(way),
    ...merged.map((name) => `The visits to ${name} become one with all of their work.`),
    ...(isChanging
      ? [`Of the rates of ${given.name || 'the requests'} only the last is written.`]
      : []),
  ];
  const model: ModelClass = {
    name: given.name || 'requests',
    users: given.users ?? null,
    think: thinkOf(given.thinkMs),
    perSecond: isChanging ? (rates.at(-1)?.perSecond ?? 0) : (rates ?? 0),
    priority: LOWEST_PRIORITY - (given.priority ?? 0),
    table: Array.isArray(way) ? tableOf(visits) : way,
    workAt: ({ name, spread }) => ({
      meanMs: own.get(name) ?? demandOf(name),
      spread: spread ?? null,
    }),
  };
  return { model, lost };
}

/** What visited stations of some kinds come back as. */
const LOST_KINDS: Readonly<Partial<Record<Station['kind'], string>>> = {
  lock: 'one server: JSIMgraph has no locks',
  disk: 'servers: JSIMgraph has no disks',
  pool: 'servers: what is taken and given back at once is no pool in JSIMgraph',
};

function lostOfKind({ name, kind, over }: Station): string[] {
  if (over) return kind === 'lock' ? [`${name} is written as a region for one request.`] : [];
  const lost = LOST_KINDS[kind];
  return lost === undefined ? [] : [`${name} is written as ${lost}.`];
}

const lostOfStation = (station: Station): string[] => [
  ...lostOfKind(station),
  ...lostOfFields(station),
];

const lostOfFields = ({
  name,
  slowdown,
  batch,
  poll,
  whenFull,
  limit,
  over,
}: Station): string[] => [
  ...(slowdown ? [`${name} does not slow down with more requests.`] : []),
  ...(batch ? [`${name} serves requests one by one, not in batches.`] : []),
  ...(poll ? [`${name} sees requests at once, without looking away.`] : []),
  ...(whenFull === 'refuse'
    ? [`${name} loses requests when it is full, and does not refuse them.`]
    : []),
  ...(over && limit ? [`The line for ${name} has no limit.`] : []),
];

function lostOfDescription({
  measured,
  hold,
  targets,
  notes,
  stations,
  run,
}: Description): string[] {
  const left = [
    measured?.length ? 'measured levels' : '',
    hold?.length ? 'loads kept back' : '',
    targets?.length ? 'targets' : '',
    notes || stations.some((one) => one.notes) ? 'notes' : '',
    run ? 'the time that is simulated' : '',
  ].filter((one) => one !== '');
  return left.length === 0 ? [] : [`Left out: ${left.join(', ')}.`];
}

/** A description as what JSIMgraph can hold of it. */
export function modelOf(description: Description): Model {
  const { stations, users, thinkMs, arrivalsPerSecond } = description;
  const visited = stations.filter((one) => !isPool(one));
  const only: Class = { name: '', users, thinkMs, arrivalsPerSecond };
  const classes = (description.classes ?? [only]).map((one) =>
    modelClass(one, description, visited),
  );
  return {
    classes: classes.map(({ model }) => model),
    stations: visited,
    pools: stations.filter(isPool),
    lost: [
      ...new Set([
        ...classes.flatMap(({ lost }) => lost),
        ...stations.flatMap(lostOfStation),
        ...lostOfDescription(description),
      ]),
    ],
  };
}
