import type { Group } from '../../../watch/run/study';

/** Stages of the low-latency study that a reader counts together. */
export const GROUPS: readonly Group[] = [
  { label: 'backend, assumed delay', stages: ['backendDelay'], isWaiting: false },
  {
    label: 'sending hosts, in line',
    stages: [
      'inflightWait',
      'dispatchWait',
      'sendProcessorWait',
      'connectionWait',
      'ioThreadWait',
      'replyProcessorWait',
      'completionBatchWait',
      'completionThreadWait',
    ],
    isWaiting: true,
  },
  { label: 'sending hosts, at work', stages: ['dispatch', 'send', 'reply'], isWaiting: false },
  { label: 'MessageBox, at work', stages: ['prepare', 'publish', 'dequeue'], isWaiting: false },
  {
    label: 'locks and database CPU, in line',
    stages: ['databaseWait', 'publishWait', 'loadWait', 'queueLockWait'],
    isWaiting: true,
  },
  {
    label: 'receiving hosts, in line',
    stages: ['admissionWait', 'receiveProcessorWait', 'requestBatchWait', 'submitThreadWait'],
    isWaiting: true,
  },
  { label: 'receiving hosts, at work', stages: ['receive'], isWaiting: false },
  { label: 'application queue, for a poll', stages: ['pollWait'], isWaiting: true },
];
