import { partsOf } from '../../simulator/watch/parts';
import { levelAt } from '../../watch/run/journeys';
import { containing, happenings, stagesOf } from '../../watch/run/singleParts';
import type { NamedPlace, WatchedStudy } from '../../watch/run/study';
import type { Place } from '../../watch/run/watched';

const ID = 'capacity';
const [SHARES, HOSTS, DATABASE, SPOOL] = [0, 1, 2, 3];

/** Where a session's message is; what is not named here is at its host instance. */
const OF_PART: Readonly<Record<string, Place>> = {
  lockWait: 'locks',
  latchWait: 'pages',
  latch: 'pages',
  processorWait: 'processors',
  processor: 'processors',
  commit: 'processors',
};

const ROLES: readonly (readonly [knob: string, name: string])[] = [
  ['receiveHosts', 'receives'],
  ['orchestrationHosts', 'processes'],
  ['sendHosts', 'sends'],
];

const AT_DATABASE: readonly Omit<NamedPlace, 'column'>[] = [
  { id: 'locks', name: 'locks of others', note: 'wait until they commit', shape: 'rows' },
  { id: 'pages', name: 'hot pages', note: 'one transaction at a time', shape: 'lock' },
  { id: 'processors', name: 'processors and commit', note: '', shape: 'rows' },
];

/** What waits in the tables of the MessageBox, and what each is called where it stands. */
const STORED: readonly (readonly [id: string, name: string])[] = [
  ['toProcess', 'to be processed'],
  ['toSend', 'to be sent'],
  ['unreferenced', 'done, to be cleaned up'],
  ['orphanedParts', 'parts to be cleaned up'],
];

const CLEANUPS: Readonly<Record<string, string>> = {
  'message-cleanup': 'Cleanup of messages',
  'parts-cleanup': 'Cleanup of parts',
};

/** Database sessions of the capacity study, each with a message in hand, and what piles up in the spool. */
export const watched: WatchedStudy = {
  id: ID,
  noun: { one: 'session', many: 'sessions' },
  choiceAt: (atMs) =>
    containing(atMs, { lengthMs: 10_000, incident: 'deadlock victim', otherwiseMs: 60_000 }),
  accepted: { least: 0, most: 172_800, first: 0 },
  firstScenario: `${ID}/overdrive`,
  firstSlowed: 20,
  leadMs: 10_000,
  stagesOf: () => stagesOf(partsOf(ID)),
  placesOf: (_report, values) => {
    const hosts = ROLES.flatMap(([knob, role]) =>
      Array.from({ length: values[knob] ?? 0 }, () => role),
    );
    return [
      { id: 'files', name: 'files', note: '', column: SHARES, shape: 'facts' },
      ...hosts.map(
        (role, host): NamedPlace => ({
          id: `host:${host}`,
          name: `Host ${host + 1} ${role}`,
          note: '',
          column: HOSTS,
          shape: 'rows',
        }),
      ),
      ...AT_DATABASE.map((place) => ({ ...place, column: DATABASE })),
      ...STORED.map(
        ([id, name]): NamedPlace => ({ id, name, note: '', column: SPOOL, shape: 'facts' }),
      ),
    ];
  },
  readerOf: () => () => (id, host) => OF_PART[id] ?? `host:${host}`,
  columns: [
    { head: 'Shares', share: 0.1 },
    { head: 'Host instances', share: 0.27 },
    { head: 'MessageBox', share: 0.35, isPanel: true },
    { head: 'Spool', share: 0.17 },
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
    column === DATABASE
      ? [
          {
            label: 'CPU',
            value: machines.find(({ roles }) => roles.includes('messagebox'))?.cpuPercent ?? 0,
            unit: '%',
          },
        ]
      : [],
  factsOf: (place, run, _values, timeMs) => [
    { label: place === 'files' ? 'not picked up' : 'rows', value: levelAt(run, place, timeMs) },
  ],
  groups: null,
  incidentsOf: (report) =>
    happenings(report, ({ kind, label }) => {
      const cleanup = CLEANUPS[kind];
      return cleanup ? `${cleanup}: ${label}` : 'Throttling begins';
    }),
  missing: 'Marks are sessions with a message in hand; the cleanup uses pages and processors, too.',
  metrics: [['receivedPerSecond', 'rate of received messages', 'messages/s']],
};
