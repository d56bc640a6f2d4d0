import { RefusedScenarioError } from '../errors';
import type { Report } from '../report';
import { type Answer, type WorkerLike, WorkerSlot } from '../slot';
import { startWorker } from '../startWorker';
import type { Run } from '../types';
import { UnavailableError } from '../unavailable';
import type { BatchOptions, Simulate } from './simulate';

export interface RunPoolOptions {
  createWorker?: () => WorkerLike;
  /** By default one for each processor, at most 8: the page itself has little to do meanwhile. */
  workers?: number;
}

const MOST_WORKERS = 8;

function defaultWorkers(): number {
  const processors = globalThis.navigator?.hardwareConcurrency ?? 2;
  return Math.max(1, Math.min(MOST_WORKERS, processors));
}

/** A run under way, with its place in the batch. */
interface Assignment {
  task: number;
  index: number;
  run: Run;
}

interface Batch {
  waiting: [index: number, run: Run][];
  reports: (Report | undefined)[];
  left: number;
  onFinished: BatchOptions['onFinished'];
  resolve: (reports: Report[]) => void;
  reject: (reason: unknown) => void;
}

/** Many runs on a pool of workers, one batch at a time; a new batch ends the one before it. */
export class RunPool {
  readonly workers: number;
  private readonly slots: WorkerSlot[];
  private readonly assignments = new Map<WorkerSlot, Assignment>();
  private batch: Batch | null = null;
  private tasks = 0;

  constructor({ createWorker = startWorker, workers = defaultWorkers() }: RunPoolOptions = {}) {
    this.workers = workers;
    this.slots = Array.from(
      { length: workers },
      () => new WorkerSlot(createWorker, this.receive, this.lose),
    );
  }

  /** Starts the workers ahead of the first batch, so that its numbers come at once. */
  prepare(): void {
    for (const slot of this.slots) slot.start();
  }

  readonly simulate: Simulate = (runs, { onFinished, signal } = {}) => {
    this.end(new DOMException('Another batch has begun.', 'AbortError'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (runs.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      const batch: Batch = {
        waiting: [...runs.entries()],
        reports: runs.map(() => undefined),
        left: runs.length,
        onFinished,
        resolve,
        reject,
      };
      this.batch = batch;
      signal?.addEventListener('abort', () => {
        if (this.batch === batch) this.end(signal.reason);
      });
      for (const slot of this.slots) slot.allowRestart();
      for (const slot of this.slots) {
        if (this.batch === batch) this.assign(slot);
      }
    });
  };

  /** Ends all workers. */
  dispose(): void {
    this.end(new DOMException('The pool was closed.', 'AbortError'));
    for (const slot of this.slots) slot.stop();
  }

  private end(reason: unknown): void {
    const { batch } = this;
    this.batch = null;
    this.assignments.clear();
    for (const slot of this.slots) slot.rest();
    batch?.reject(reason);
  }

  /** Gives the slot the next run that waits. */
  private assign(slot: WorkerSlot): void {
    const next = this.batch?.waiting.shift();
    if (next === undefined) {
      this.assignments.delete(slot);
      slot.rest();
      return;
    }
    const [index, run] = next;
    this.tasks += 1;
    this.assignments.set(slot, { task: this.tasks, index, run });
    slot.send({ type: 'simulate', task: this.tasks, run, isShownEarly: false });
  }

  private readonly receive = (slot: WorkerSlot, answer: Answer): void => {
    const { batch } = this;
    const assignment = this.assignments.get(slot);
    if (batch === null || assignment?.task !== answer.task) return;
    if (answer.type === 'refused') {
      this.end(new RefusedScenarioError(answer.refusal));
      return;
    }
    if (answer.type !== 'finished') return;
    batch.reports[assignment.index] = answer.report;
    batch.left -= 1;
    this.assign(slot);
    batch.onFinished?.(assignment.index, answer.report);
    if (batch.left > 0 || this.batch !== batch) return;
    this.batch = null;
    batch.resolve(batch.reports.filter((report) => report !== undefined));
  };

  /** A worker died. Its run goes to the restarted worker, or the batch fails when it died again. */
  private readonly lose = (slot: WorkerSlot, reason: string, restarted: boolean): void => {
    const assignment = this.assignments.get(slot);
    if (assignment === undefined || this.batch === null) return;
    if (!restarted) {
      this.end(new UnavailableError(reason));
      return;
    }
    const { task, run } = assignment;
    slot.send({ type: 'simulate', task, run, isShownEarly: false });
  };
}
