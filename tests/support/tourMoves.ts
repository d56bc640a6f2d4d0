import type { KnobValues } from '../../src/scenario/schema';

/** What a reader does in a step; each move stands for one result, and goes on from the one before. */
export interface Move {
  configuration?: string;
  /** Values of knobs, as numbers. */
  knobs?: KnobValues;
  statistic?: 'median' | 'mean';
  resetAll?: boolean;
}

/** A way through every step of every tour, found by running. */
export const TOUR_MOVES: Readonly<Record<string, readonly (readonly Move[])[]>> = {
  page: [
    [{ configuration: 'B' }],
    [{ statistic: 'mean' }],
    [{ knobs: { virtualUsers: 5 } }],
    [{ knobs: { virtualUsers: 60 } }],
    [{ resetAll: true }],
  ],
  '300ms': [
    [{ knobs: { sendOnly: 4 } }],
    [{ knobs: { virtualUsers: 8 } }],
    [
      { knobs: { virtualUsers: 10 } },
      { knobs: { virtualUsers: 8 } },
      { knobs: { virtualUsers: 5 } },
    ],
    [{ knobs: { httpOutCompleteSize: 1 } }],
    [{ knobs: { virtualUsers: 3 } }],
    [{ knobs: { tracking: 0 } }],
    [{ knobs: { sendOnly: 5 } }],
  ],
  collapse: [
    [{ configuration: '100' }],
    [{ configuration: '200' }],
    [{ knobs: { maxWorkerThreads: 120 } }],
    [{ knobs: { maxWorkerThreads: 126 } }, { knobs: { maxWorkerThreads: 128 } }],
    [{ knobs: { sqlWorkers: 1152 } }],
    [{ knobs: { orchestrationHosts: 2 } }],
    [{ knobs: { connectionsPerCpu: 12 } }],
  ],
  adapters: [
    [{ knobs: { sendAdapter: 1 } }],
    [{ knobs: { sizeKb: 200 } }],
    [
      { knobs: { receiveAdapter: 2, sendAdapter: 2 } },
      { knobs: { sizeKb: 200 } },
      { knobs: { receiveAdapter: 1, sendAdapter: 1 } },
    ],
    [{ knobs: { twoWay: 1 } }],
    [{ knobs: { hostInstances: 3 } }],
    [{ knobs: { hostInstances: 4 } }],
  ],
};
