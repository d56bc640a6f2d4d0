import type { Report } from './report';
import { summarise } from './summarise';
import type { Run, Summary } from './types';

/** A scenario to simulate: knob values in schema order, seed and number of replications. */
export interface SimulationRequest {
  study: string;
  values: readonly number[];
  seed: number;
  replications: number;
  /** Where the simulator of an archived model is; absent for the current one. */
  simulator?: string;
  /** JSON of the described system that is simulated; absent for a compiled model. */
  system?: string;
  /** Whether an unfinished run is worth showing. */
  isShownEarly: boolean;
}

/** How far a partial summary goes: a short preview, or the study's protocol in part. */
export type Stage = 'preview' | 'partial';

/** What is known of a request so far. */
export interface Job {
  readonly request: SimulationRequest;
  /** Runs that no worker has taken yet, in order: the preview first. */
  readonly waiting: Run[];
  /** Share done of each replication. */
  readonly progress: number[];
  readonly finished: (Report | undefined)[];
  /** The first replication while it is running. */
  running: Report | null;
  preview: Report | null;
}

export function createJob(request: SimulationRequest): Job {
  const { study, values, seed, simulator, system, replications } = request;
  const simulated = { study, values, seed, simulator, system };
  const numbers = Array.from({ length: replications }, (_, replication) => replication);
  return {
    request,
    waiting: [
      { ...simulated, replication: 0, protocol: 'preview' },
      ...numbers.map((replication): Run => ({ ...simulated, replication, protocol: 'study' })),
    ],
    progress: numbers.map(() => 0),
    finished: numbers.map(() => undefined),
    running: null,
    preview: null,
  };
}

/** Records how far a run is, and what it shows so far; a preview does not count as progress. */
export function recordProgress(job: Job, run: Run, progress: number, report: Report | null): void {
  if (run.protocol === 'preview') {
    job.preview = report;
    return;
  }
  job.progress[run.replication] = progress;
  if (report !== null) job.running = report;
}

/** Records the end of a run. */
export function recordFinished(job: Job, run: Run, report: Report): void {
  if (run.protocol === 'preview') {
    job.preview = report;
    return;
  }
  job.progress[run.replication] = 1;
  job.finished[run.replication] = report;
}

export function isComplete(job: Job): boolean {
  return job.finished.every((report) => report !== undefined);
}

/** Share of all replications that is done, 0 to 1. */
export function progressOf(job: Job): number {
  return job.progress.reduce((sum, share) => sum + share, 0) / job.progress.length;
}

/** The best summary that can be given now: finished replications, else the first one so far, else the preview. */
export function summaryOf(job: Job): { summary: Summary; stage: Stage } | null {
  const { seed } = job.request;
  const finished = job.finished.filter((report) => report !== undefined);
  if (finished.length > 0) return { summary: summarise(seed, finished), stage: 'partial' };
  if (job.running !== null) return { summary: summarise(seed, [job.running]), stage: 'partial' };
  if (job.preview !== null) return { summary: summarise(seed, [job.preview]), stage: 'preview' };
  return null;
}
