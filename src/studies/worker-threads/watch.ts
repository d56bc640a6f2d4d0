import { cpuFact } from '../../watch/run/facts';
import { levelAt } from '../../watch/run/lines';
import { countedPlaces, hostPlaces } from '../../watch/run/places';
import { watchedByParts } from '../../watch/run/singleParts';
import type { NamedPlace } from '../../watch/run/study';
import type { Place } from '../../watch/run/watched';
import { thereAndBack } from '../../watch/run/ways';

const ID = 'worker-threads';
const [LINES, HOSTS, SERVER, CLIENTS] = [0, 1, 2, 3];

/** Where a thread's work is; what is not named here is at its host instance. */
const OF_PART: Readonly<Record<string, Place>> = {
  workerWait: 'workers',
  commitWorkerWait: 'workers',
  prepareWait: 'processors',
  prepare: 'processors',
  updateWait: 'processors',
  update: 'processors',
  commitWait: 'processors',
  commit: 'processors',
  abandoned: 'processors',
  lockWait: 'locks',
  client: 'clients',
};

/** Lines of messages that are not told apart, and what each is called where it stands. */
const COUNTED: readonly (readonly [id: string, name: string])[] = [
  ['receiveQueue', 'To be received'],
  ['runnable', 'To be processed'],
  ['replies', 'Without reply yet'],
  ['outgoing', 'To be sent'],
];

const ROLES: readonly (readonly [knob: string, name: string])[] = [
  ['receiveHosts', 'receives'],
  ['orchestrationHosts', 'orchestrates'],
  ['sendHosts', 'sends'],
];

const AT_SERVER: readonly Omit<NamedPlace, 'column'>[] = [
  { id: 'workers', name: 'wait for a worker', note: 'none is free', shape: 'rows' },
  { id: 'processors', name: 'on a worker, processing', note: 'a worker each', shape: 'rows' },
  { id: 'locks', name: 'on a worker, waiting for a lock', note: 'a worker each', shape: 'rows' },
];

/** Threads of the thread-pool study with their work, and the workers and locks of the database that they need. */
export const watched = watchedByParts({
  id: ID,
  noun: { one: 'thread', many: 'threads' },
  opens: {
    lengthMs: 10_000,
    incident: 'SQL Server idles while requests wait',
    otherwiseMs: 150_000,
  },
  accepted: { least: 0, most: 86_400, first: 0 },
  firstScenario: `${ID}/200`,
  firstSlowed: 10,
  placesOf: (_report, values) => [
    ...countedPlaces(LINES, COUNTED),
    ...hostPlaces(HOSTS, ROLES, values),
    ...AT_SERVER.map((place) => ({ ...place, column: SERVER })),
    {
      id: 'clients',
      name: 'Lock held, no worker',
      note: 'the client is at work',
      column: CLIENTS,
      shape: 'rows',
    },
  ],
  placeOfPart: OF_PART,
  placeOfHost: (host) => `host:${host}`,
  columns: [
    { head: 'Messages', share: 0.15 },
    { head: 'Host instances', share: 0.27 },
    { head: 'SQL Server', share: 0.33, isPanel: true },
    { head: 'Back at the client', share: 0.15 },
  ],
  ways: thereAndBack(4),
  columnFacts: (column, { machines }) =>
    column === SERVER ? [cpuFact(machines[0]?.cpuPercent)] : [],
  factsOf: (place, run, _values, timeMs) => [
    { label: 'in line', value: levelAt(run, place, timeMs) },
  ],
  missing: 'Marks are threads with work; threads without any are not drawn.',
  metrics: [['completed', 'number of completed orchestrations', '']],
});
