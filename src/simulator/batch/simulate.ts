import type { Report } from '../report';
import type { Run } from '../types';

export interface BatchOptions {
  /** Called as runs finish, in any order, with the place of the run in the batch. */
  onFinished?: (index: number, report: Report) => void;
  /** Ends the batch; what has finished stays with the caller. */
  signal?: AbortSignal;
}

/**
 * Simulates a batch of runs and gives their reports in the order of the runs, whatever they ran on: so that what is
 * decided by a batch is the same on one processor and on eight. Rejects with the reason of an aborted signal, with a
 * `RefusedScenarioError` for values that the simulator does not take, or with an `UnavailableError`.
 */
export type Simulate = (runs: readonly Run[], options?: BatchOptions) => Promise<Report[]>;
