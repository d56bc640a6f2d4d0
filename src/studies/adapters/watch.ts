import { cpuFactOf } from '../../watch/run/facts';
import { levelAt } from '../../watch/run/lines';
import { watchedByParts } from '../../watch/run/singleParts';
import type { NamedPlace } from '../../watch/run/study';
import type { Place } from '../../watch/run/watched';

const ID = 'adapters';
const [LOAD, RECEIVE, SERVER, MESSAGEBOX, SEND] = [0, 1, 2, 3, 4];

/** Where a document is; what is not named here is at the BizTalk servers. */
const OF_PART: Readonly<Record<string, Place>> = {
  receiveLaneWait: 'receiveLane',
  receiveLane: 'receiveLane',
  sendLaneWait: 'sendLane',
  sendLane: 'sendLane',
  publishWait: 'transactions',
  publish: 'transactions',
  consumeWait: 'transactions',
  consume: 'transactions',
  publishAgainWait: 'transactions',
  publishAgain: 'transactions',
  completeWait: 'transactions',
  complete: 'transactions',
  toOrchestrate: 'toOrchestrate',
  toSend: 'toSend',
};

const PLACES: readonly NamedPlace[] = [
  { id: 'input', name: 'documents', note: '', column: LOAD, shape: 'facts' },
  { id: 'receiveLane', name: 'receive adapter', note: '', column: RECEIVE, shape: 'line' },
  { id: 'processors', name: 'processors', note: '', column: SERVER, shape: 'rows' },
  { id: 'transactions', name: 'transactions', note: '', column: MESSAGEBOX, shape: 'rows' },
  {
    id: 'toOrchestrate',
    name: 'wait to be orchestrated',
    note: 'no thread is free',
    column: MESSAGEBOX,
    shape: 'rows',
  },
  {
    id: 'toSend',
    name: 'wait to be sent',
    note: 'no thread is free',
    column: MESSAGEBOX,
    shape: 'rows',
  },
  { id: 'sendLane', name: 'send adapter', note: '', column: SEND, shape: 'line' },
];

/** Documents of the adapter study between a receive and a send adapter. */
export const watched = watchedByParts({
  id: ID,
  noun: { one: 'document', many: 'documents' },
  opens: { lengthMs: 10_000, incident: null, otherwiseMs: 1_200_000 },
  accepted: { least: 0, most: 10_800, first: 1200 },
  firstScenario: `${ID}/http-2-way/2006/2kb`,
  firstSlowed: 50,
  placesOf: () => [...PLACES],
  placeOfPart: OF_PART,
  placeOfHost: () => 'processors',
  columns: [
    { head: 'Load tool', share: 0.1 },
    { head: 'Receive', share: 0.18 },
    { head: 'BizTalk', share: 0.2, isPanel: true },
    { head: 'MessageBox', share: 0.24, isPanel: true },
    { head: 'Send', share: 0.16 },
  ],
  ways: [
    { from: 0, to: 1, level: 'top' },
    { from: 1, to: 2, level: 'top' },
    { from: 2, to: 3, level: 'top' },
    { from: 3, to: 2, level: 'low' },
    { from: 3, to: 4, level: 'top' },
  ],
  columnFacts: (column, report) => {
    if (column === SERVER) return [cpuFactOf(report, 'receive')];
    return column === MESSAGEBOX ? [cpuFactOf(report, 'messagebox')] : [];
  },
  factsOf: (place, run, _values, timeMs) => [
    { label: 'ready', value: levelAt(run, place, timeMs) },
  ],
  missing: 'The load tool keeps documents ready all the time.',
  metrics: [['documentsPerSecond', 'rate of documents', 'documents/s']],
});
