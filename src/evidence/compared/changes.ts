import type { ChangeId } from '../../studies/studyModule';

/** A change that several studies could have measured. */
export interface Change {
  id: ChangeId;
  /** As the heading of what it did. */
  name: string;
  /** The knobs that it is made with; where others differ, too, that is said. */
  knobs: readonly string[];
}

/** What the page on all studies compares, in its order. */
export const CHANGES: readonly Change[] = [
  { id: 'tracking', name: 'Body tracking on', knobs: ['tracking'] },
  { id: 'throttling', name: 'Throttling at work', knobs: ['connectionsPerCpu'] },
  { id: 'messageBoxes', name: 'Several MessageBoxes for one', knobs: ['messageBoxes'] },
  {
    id: 'hosts',
    name: 'More host instances',
    knobs: ['sendOnly', 'receiveHosts', 'processHosts', 'sendHosts'],
  },
  { id: 'threads', name: 'More threads in a pool', knobs: ['maxWorkerThreads', 'threadsPerCpu'] },
];
