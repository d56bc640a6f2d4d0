import type { NamedPlace, PlaceReader, WatchedStudy } from '../../../watch/run/study';
import type { Place } from '../../../watch/run/watched';
import { messageBoxesOf } from '../messageBoxes';

const AT_RECEIVER = [
  'admissionWait',
  'receiveProcessorWait',
  'receive',
  'requestBatchWait',
  'submitThreadWait',
];

const OF_STAGE: Readonly<Record<string, Place>> = {
  databaseWait: 'processors',
  prepare: 'processors',
  publishWait: 'publishLock',
  publish: 'publishLock',
  loadWait: 'publishLock',
  queueLockWait: 'queueLock',
  pollWait: 'queue',
  backendDelay: 'backend',
};

/**
 * Where a message is in a part of its way. Dequeuing has several places: the message is taken under the queue lock, then
 * read on the processors, and a lock is held at the end, the queue lock again where there are several MessageBoxes.
 */
function placeOf(id: string, host: number, dequeues: number, isOne: boolean): Place {
  if (AT_RECEIVER.includes(id)) return `receive:${host}`;
  if (id === 'dequeue') {
    const held = isOne ? 'publishLock' : 'queueLock';
    return (['queueLock', 'reading'] as const)[dequeues] ?? held;
  }
  return OF_STAGE[id] ?? `send:${host}`;
}

/** Finds the places of one message of a scenario. */
export const readerOf: WatchedStudy['readerOf'] = (values) => {
  const isOne = messageBoxesOf(values) === 1;
  return (): PlaceReader => {
    /** Parts of dequeuing since the message waited for a poll. */
    let dequeues = 0;
    return (id, host) => {
      const place = placeOf(id, host, dequeues, isOne);
      if (id === 'pollWait') dequeues = 0;
      if (id === 'dequeue') dequeues += 1;
      return place;
    };
  };
};

const [GENERATOR, RECEIVE, MESSAGEBOX, SEND, BACKEND] = [0, 1, 2, 3, 4];

const AT_MESSAGEBOX: readonly Omit<NamedPlace, 'column'>[] = [
  {
    id: 'processors',
    name: 'database processors',
    note: 'prepare to publish',
    shape: 'rows',
  },
  { id: 'publishLock', name: 'publish lock', note: 'one transaction at a time', shape: 'lock' },
  { id: 'queue', name: 'application queue', note: 'those that wait for a poll', shape: 'line' },
  { id: 'queueLock', name: 'queue lock', note: 'one poll at a time takes', shape: 'lock' },
  { id: 'reading', name: 'reading', note: 'taken by a poll', shape: 'rows' },
];

/** All places of a run, in the order of a message's way; host instances are named by their computers. */
export const placesOf: WatchedStudy['placesOf'] = ({ machines }) => {
  const hosts = (role: 'receive' | 'send', note: string, column: number): NamedPlace[] =>
    machines
      .filter(({ roles }) => roles.includes(role))
      .map(({ name }, host) => ({ id: `${role}:${host}`, name, note, column, shape: 'rows' }));
  return [
    { id: 'generator', name: 'Users', note: '', column: GENERATOR, shape: 'facts' },
    ...hosts('receive', 'receives', RECEIVE),
    ...AT_MESSAGEBOX.map((place) => ({ ...place, column: MESSAGEBOX })),
    ...hosts('send', 'dispatcher, then sent', SEND),
    {
      id: 'backend',
      name: 'Backend',
      note: 'delay, assumed',
      column: BACKEND,
      shape: 'rows',
      isAssumed: true,
    },
  ];
};
