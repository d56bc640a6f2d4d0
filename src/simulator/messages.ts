import type { Refusal } from './errors';
import type { Report } from './report';
import type { Run } from './types';

/** What the page asks of a worker. A new simulation replaces the one under way. */
export type WorkerCommand =
  | { type: 'simulate'; task: number; run: Run; isShownEarly: boolean }
  | { type: 'cancel' };

/** What a page tells each of its workers first: the simulator as it compiled it, or null where it could not. */
export interface ModuleGiven {
  type: 'module';
  module: WebAssembly.Module | null;
}

/** What a worker answers; `task` is the number that came with the command. */
export type WorkerEvent =
  | { type: 'progress'; task: number; progress: number; report: Report | null }
  | { type: 'finished'; task: number; report: Report }
  | { type: 'refused'; task: number; refusal: Refusal }
  /** A sign of life while the simulator is on its way or its run has nothing to tell. */
  | { type: 'alive' }
  /** The worker cannot go on: the simulator did not load or broke down. */
  | { type: 'broken'; reason: string };
