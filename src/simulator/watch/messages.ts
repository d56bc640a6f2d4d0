import type { Run } from '../types';
import type { Choice, Watched } from './watchRun';

/** What the page asks of the worker, once. */
export interface WatchCommand {
  run: Run;
  choice: Choice;
}

/** What it answers; `watched` is null where the run cannot be watched. */
export type WatchAnswer =
  | { type: 'done'; watched: Watched | null }
  | { type: 'failed'; reason: string };
