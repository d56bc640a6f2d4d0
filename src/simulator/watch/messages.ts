import type { Run } from '../types';
import type { Stretch, Watched } from './watchRun';

/** What the page asks of the worker, once. */
export interface WatchCommand {
  run: Run;
  stretch: Stretch;
}

/** What it answers; `watched` is null where the run cannot be watched. */
export type WatchAnswer =
  | { type: 'done'; watched: Watched | null }
  | { type: 'failed'; reason: string };
