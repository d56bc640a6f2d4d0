import type { Note } from '../../../simulator/watch/notes';

/** Where a message can be, in the order of its way. Host instances of a kind are told apart by their number. */
export type Place =
  | `receive:${number}`
  | 'processors'
  | 'publishLock'
  | 'queueLock'
  | 'queue'
  | 'reading'
  | `send:${number}`
  | 'backend';

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

export const NOTHING_PASSED: Passed = { before: null, dequeues: 0 };

export const pass = ({ dequeues }: Passed, stage: string): Passed => ({
  before: stage,
  dequeues: stage === 'pollWait' ? 0 : dequeues + (stage === 'dequeue' ? 1 : 0),
});

/**
 * Where a message is in a part of its way. Two stages lie at several places: publishing holds the publish lock, then the
 * queue lock; dequeuing takes the message and reads it, and holds a lock at the end, the queue lock where there are
 * several MessageBoxes.
 */
export function placeOf(
  id: string,
  { host }: Pick<Note, 'host'>,
  { before, dequeues }: Passed,
  hasOneMessageBox: boolean,
): Place {
  if (AT_RECEIVER.includes(id)) return `receive:${host}`;
  if (id === 'publish') {
    return before === 'publish' || before === 'queueLockWait' ? 'queueLock' : 'publishLock';
  }
  if (id === 'dequeue') {
    if (dequeues < 2) return 'reading';
    return hasOneMessageBox ? 'publishLock' : 'queueLock';
  }
  return OF_STAGE[id] ?? `send:${host}`;
}
