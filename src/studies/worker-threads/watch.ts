import { partsOf } from '../../simulator/watch/parts';
import { levelAt } from '../../watch/run/journeys';
import { containing, happenings, stagesOf } from '../../watch/run/singleParts';
import type { NamedPlace, WatchedStudy } from '../../watch/run/study';
import type { Place } from '../../watch/run/watched';

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
export const watched: WatchedStudy = {
  id: ID,
  noun: { one: 'thread', many: 'threads' },
  choiceAt: (atMs) =>
    containing(atMs, {
      lengthMs: 10_000,
      incident: 'SQL Server idles while requests wait',
      otherwiseMs: 150_000,
    }),
  accepted: { least: 0, most: 86_400, first: 0 },
  firstScenario: `${ID}/200`,
  firstSlowed: 200,
  leadMs: 10_000,
  stagesOf: () => stagesOf(partsOf(ID)),
  placesOf: (_report, values) => {
    const hosts = ROLES.flatMap(([knob, role]) =>
      Array.from({ length: values[knob] ?? 0 }, () => role),
    );
    return [
      ...COUNTED.map(
        ([id, name]): NamedPlace => ({ id, name, note: '', column: LINES, shape: 'facts' }),
      ),
      ...hosts.map(
        (role, host): NamedPlace => ({
          id: `host:${host}`,
          name: `Host ${host + 1} ${role}`,
          note: '',
          column: HOSTS,
          shape: 'rows',
        }),
      ),
      ...AT_SERVER.map((place) => ({ ...place, column: SERVER })),
      {
        id: 'clients',
        name: 'Lock held, no worker',
        note: 'the client is at work',
        column: CLIENTS,
        shape: 'rows',
      },
    ];
  },
  readerOf: () => () => (id, host) => OF_PART[id] ?? `host:${host}`,
  columns: [
    { head: 'Messages', share: 0.15 },
    { head: 'Host instances', share: 0.27 },
    { head: 'SQL Server', share: 0.33, isPanel: true },
    { head: 'Back at the client', share: 0.15 },
  ],
  ways: [
    { from: 0, to: 1, level: 'top' },
    { from: 1, to: 2, level: 'top' },
    { from: 2, to: 3, level: 'top' },
    { from: 3, to: 2, level: 'low' },
    { from: 2, to: 1, level: 'low' },
  ],
  back: null,
  columnFacts: (column, { machines }) =>
    column === SERVER ? [{ label: 'CPU', value: machines[0]?.cpuPercent ?? 0, unit: '%' }] : [],
  factsOf: (place, run, _values, timeMs) => [
    { label: 'in line', value: levelAt(run, place, timeMs) },
  ],
  groups: null,
  incidentsOf: (report) => happenings(report, ({ label }) => label),
  missing: 'Marks are threads with work; threads without any are not drawn.',
  metrics: [['completed', 'number of completed orchestrations', '']],
};
