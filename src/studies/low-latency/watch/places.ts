import type { KnobValues } from '../../../scenario/schema';
import type { NamedPlace, PlaceReader, WatchedStudy } from '../../../watch/run/study';
import type { Place } from '../../../watch/run/watched';

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
  loadWait: 'publishLock',
  queueLockWait: 'queueLock',
  pollWait: 'queue',
  backendDelay: 'backend',
};

/** What a message has come through since it last changed its side of the MessageBox. */
interface Passed {
  before: string | null;
  /** Dequeue parts since it waited for a poll. */
  dequeues: number;
}

const NOTHING_PASSED: Passed = { before: null, dequeues: 0 };

const pass = ({ dequeues }: Passed, stage: string): Passed => ({
  before: stage,
  dequeues: stage === 'pollWait' ? 0 : dequeues + (stage === 'dequeue' ? 1 : 0),
});

/** Whether a scenario has a single MessageBox. */
const hasOneMessageBox = ({ messageBoxes = 1, boxesOnDta = 0, boxesOnThird = 0 }: KnobValues) =>
  messageBoxes + boxesOnDta + boxesOnThird === 1;

/**
 * Where a message is in a part of its way. Two stages lie at several places: publishing holds the publish lock, then the
 * queue lock; dequeuing takes the message and reads it, and holds a lock at the end, the queue lock where there are
 * several MessageBoxes.
 */
function placeOf(id: string, host: number, { before, dequeues }: Passed, isOne: boolean): Place {
  if (AT_RECEIVER.includes(id)) return `receive:${host}`;
  if (id === 'publish') {
    return before === 'publish' || before === 'queueLockWait' ? 'queueLock' : 'publishLock';
  }
  if (id === 'dequeue') {
    if (dequeues < 2) return 'reading';
    return isOne ? 'publishLock' : 'queueLock';
  }
  return OF_STAGE[id] ?? `send:${host}`;
}

/** Finds the places of one message of a scenario. */
export const readerOf: WatchedStudy['readerOf'] = (values) => {
  const isOne = hasOneMessageBox(values);
  return (): PlaceReader => {
    let passed = NOTHING_PASSED;
    return (id, host) => {
      const place = placeOf(id, host, passed, isOne);
      passed = pass(passed, id);
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
  { id: 'queueLock', name: 'queue lock', note: 'one at a time', shape: 'lock' },
  { id: 'queue', name: 'application queue', note: 'those that wait for a poll', shape: 'line' },
  { id: 'reading', name: 'dequeue', note: 'taken by a poll, being read', shape: 'rows' },
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
    ...hosts('send', 'sends', SEND),
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
