import type { Refusal } from './errors';
import {
  createJob,
  isComplete,
  type Job,
  progressOf,
  recordFinished,
  recordProgress,
  type SimulationRequest,
  type Stage,
  summaryOf,
} from './job';
import { type Answer, type WorkerLike, WorkerSlot } from './slot';
import { startWorker } from './startWorker';
import type { Run, Summary } from './types';

/** Why a request ended without a result; the same request can be run again. */
export type Failure =
  | { kind: 'refused'; reason: string; refusal: Refusal }
  | { kind: 'broken'; reason: string };

/** How a request is answered. Nothing is called after the request was replaced or cancelled. */
export interface RunListener {
  onPartial?: (summary: Summary, stage: Stage) => void;
  /** Share of all replications done, 0 to 1. */
  onProgress?: (progress: number) => void;
  onDone: (summary: Summary) => void;
  onFailed: (failure: Failure) => void;
}

export interface ClientOptions {
  createWorker?: () => WorkerLike;
  /** Number of workers; by default one less than there are processors, at most 4. */
  workers?: number;
}

const MOST_WORKERS = 4;

function defaultPoolSize(): number {
  const processors = globalThis.navigator?.hardwareConcurrency ?? 2;
  return Math.max(1, Math.min(MOST_WORKERS, processors - 1));
}

interface Assignment {
  task: number;
  run: Run;
  isShownEarly: boolean;
}

/** Runs simulation requests on a pool of workers; the newest request wins. */
export class SimulatorClient {
  private readonly slots: WorkerSlot[];
  private readonly assignments = new Map<WorkerSlot, Assignment>();
  private job: Job | null = null;
  private listener: RunListener | null = null;
  private tasks = 0;

  constructor({ createWorker = startWorker, workers = defaultPoolSize() }: ClientOptions = {}) {
    this.slots = Array.from(
      { length: workers },
      () => new WorkerSlot(createWorker, this.receive, this.lose),
    );
  }

  /** Starts the workers ahead of the first request, so that its numbers come at once. */
  prepare(): void {
    for (const slot of this.slots) slot.start();
  }

  /** Simulates `request`; one that is still running is dropped. */
  run(request: SimulationRequest, listener: RunListener): void {
    this.job = createJob(request);
    this.listener = listener;
    this.assignments.clear();
    for (const slot of this.slots) slot.allowRestart();
    for (const slot of this.slots) this.assign(slot);
  }

  /** Stops what is running. */
  cancel(): void {
    this.job = null;
    this.listener = null;
    this.assignments.clear();
    for (const slot of this.slots) slot.rest();
  }

  /** Ends all workers. */
  dispose(): void {
    this.cancel();
    for (const slot of this.slots) slot.stop();
  }

  /** Gives the slot the next run that waits. */
  private assign(slot: WorkerSlot): void {
    const { job } = this;
    const run = job?.waiting.shift();
    if (job === null || run === undefined) {
      this.assignments.delete(slot);
      slot.rest();
      return;
    }
    this.tasks += 1;
    const assignment = { task: this.tasks, run, isShownEarly: job.request.isShownEarly };
    this.assignments.set(slot, assignment);
    slot.send({ type: 'simulate', ...assignment });
  }

  private readonly receive = (slot: WorkerSlot, event: Answer): void => {
    const { job, listener } = this;
    const assignment = this.assignments.get(slot);
    if (job === null || listener === null || assignment?.task !== event.task) return;
    const { run } = assignment;
    switch (event.type) {
      case 'refused': {
        const { knob, accepted } = event.refusal;
        this.cancel();
        listener.onFailed({
          kind: 'refused',
          reason: `${knob} accepts ${accepted}.`,
          refusal: event.refusal,
        });
        return;
      }
      case 'progress':
        recordProgress(job, run, event.progress, event.report);
        if (event.report !== null) this.publish(job, listener);
        listener.onProgress?.(progressOf(job));
        return;
      case 'finished':
        recordFinished(job, run, event.report);
        listener.onProgress?.(progressOf(job));
        this.assign(slot);
        this.publish(job, listener);
        return;
    }
  };

  private publish(job: Job, listener: RunListener): void {
    const best = summaryOf(job);
    if (best === null) return;
    if (!isComplete(job)) {
      listener.onPartial?.(best.summary, best.stage);
      return;
    }
    this.cancel();
    listener.onDone(best.summary);
  }

  /** A worker died. Its run goes to the restarted worker, or the request fails when it died again. */
  private readonly lose = (slot: WorkerSlot, reason: string, restarted: boolean): void => {
    const assignment = this.assignments.get(slot);
    const { listener } = this;
    if (assignment === undefined || listener === null) return;
    if (restarted) {
      slot.send({ type: 'simulate', ...assignment });
      return;
    }
    this.cancel();
    listener.onFailed({ kind: 'broken', reason });
  };
}
