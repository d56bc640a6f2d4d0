import { cpuFact } from '../../watch/run/facts';
import { watchedByParts } from '../../watch/run/singleParts';
import type { NamedPlace } from '../../watch/run/study';
import type { Place } from '../../watch/run/watched';

const ID = 'scale-up';
const [RECEIVE, MASTER, WORKERS, PROCESS, SEND] = [0, 1, 2, 3, 4];

/** Where a message is; what is not named here is at the server that stores it. */
const OF_PART: Readonly<Record<string, Place>> = {
  receiveWait: 'receive',
  receive: 'receive',
  threadWait: 'threads',
  dispatchWait: 'dispatch',
  dispatch: 'dispatch',
  asleep: 'asleep',
  routeInWait: 'server:0',
  routeIn: 'server:0',
  routeOutWait: 'server:0',
  routeOut: 'server:0',
  sendWait: 'send',
  send: 'send',
};

const AT_PROCESS: readonly Omit<NamedPlace, 'column'>[] = [
  { id: 'threads', name: 'wait for a thread', note: 'none is free', shape: 'rows' },
  { id: 'dispatch', name: 'dispatchers', note: 'one for each host', shape: 'rows' },
  { id: 'asleep', name: 'asleep on a thread', note: 'waits of orchestrations', shape: 'rows' },
];

/** Messages of the scale-up study: routed by the master, stored by a worker, processed, and sent. */
export const watched = watchedByParts({
  id: ID,
  noun: { one: 'message', many: 'messages' },
  opens: { lengthMs: 2_000, incident: null, otherwiseMs: 60_000 },
  accepted: { least: 0, most: 200, first: 60 },
  firstScenario: `${ID}/S1`,
  firstSlowed: 100,
  placesOf: (_report, { workerMessageBoxes = 0 }) => [
    { id: 'receive', name: 'receive', note: '', column: RECEIVE, shape: 'rows' },
    ...AT_PROCESS.map((place) => ({ ...place, column: PROCESS })),
    { id: 'server:0', name: 'routes', note: '', column: MASTER, shape: 'rows' },
    ...Array.from(
      { length: workerMessageBoxes },
      (_, worker): NamedPlace => ({
        id: `server:${worker + 1}`,
        name: `Worker ${worker + 1}`,
        note: 'stores',
        column: WORKERS,
        shape: 'rows',
      }),
    ),
    { id: 'send', name: 'send', note: '', column: SEND, shape: 'rows' },
  ],
  placeOfPart: OF_PART,
  placeOfHost: (host) => `server:${host}`,
  columns: [
    { head: 'Receive hosts', share: 0.15 },
    { head: 'Master', share: 0.16, isPanel: true },
    { head: 'Workers', share: 0.18, isPanel: true },
    { head: 'Process hosts', share: 0.24 },
    { head: 'Send hosts', share: 0.15 },
  ],
  ways: [
    { from: 0, to: 1, level: 'top' },
    { from: 1, to: 2, level: 'top' },
    { from: 2, to: 3, level: 'top' },
    { from: 3, to: 2, level: 'low' },
    { from: 2, to: 1, level: 'low' },
    { from: 3, to: 4, level: 'top' },
  ],
  columnFacts: (column, { metrics }) => (column === MASTER ? [cpuFact(metrics['cpu.master'])] : []),
  factsOf: () => [],
  missing: 'A message sent makes room for the next: as many as allowed are under way all the time.',
  metrics: [['orchestrationsPerSecond', 'rate of orchestrations', 'orchestrations/s']],
});
