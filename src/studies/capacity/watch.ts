import { cpuFactOf } from '../../watch/run/facts';
import { levelAt } from '../../watch/run/lines';
import { countedPlaces, hostPlaces } from '../../watch/run/places';
import { watchedByParts } from '../../watch/run/singleParts';
import type { NamedPlace } from '../../watch/run/study';
import type { Place } from '../../watch/run/watched';
import { thereAndBack } from '../../watch/run/ways';

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
export const watched = watchedByParts({
  id: ID,
  noun: { one: 'session', many: 'sessions' },
  opens: { lengthMs: 10_000, incident: 'deadlock victim', otherwiseMs: 60_000 },
  accepted: { least: 0, most: 172_800, first: 0 },
  firstScenario: `${ID}/overdrive`,
  firstSlowed: 50,
  placesOf: (_report, values) => [
    ...countedPlaces(SHARES, [['files', 'files']]),
    ...hostPlaces(HOSTS, ROLES, values),
    ...AT_DATABASE.map((place) => ({ ...place, column: DATABASE })),
    ...countedPlaces(SPOOL, STORED),
  ],
  placeOfPart: OF_PART,
  placeOfHost: (host) => `host:${host}`,
  columns: [
    { head: 'Shares', share: 0.1 },
    { head: 'Host instances', share: 0.27 },
    { head: 'MessageBox', share: 0.35, isPanel: true },
    { head: 'Spool', share: 0.17 },
  ],
  ways: thereAndBack(4),
  columnFacts: (column, report) => (column === DATABASE ? [cpuFactOf(report, 'messagebox')] : []),
  factsOf: (place, run, _values, timeMs) => [
    { label: place === 'files' ? 'not picked up' : 'rows', value: levelAt(run, place, timeMs) },
  ],
  textOf: ({ kind, label }) => {
    const cleanup = CLEANUPS[kind];
    return cleanup ? `${cleanup}: ${label}` : 'Throttling begins';
  },
  missing: 'Marks are sessions with a message in hand; the cleanup uses pages and processors, too.',
  metrics: [['receivedPerSecond', 'rate of received messages', 'messages/s']],
});
