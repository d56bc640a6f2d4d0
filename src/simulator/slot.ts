import type { WorkerCommand, WorkerEvent } from './messages';
import { BROKE_DOWN, NOT_STARTED, reasonOf } from './unavailable';
import { NO_ANSWER, NO_SCRIPT, STOPPED_ANSWERING } from './whatFailed';

/** The part of a Web Worker that is used here. */
export interface WorkerLike {
  postMessage(command: WorkerCommand): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerEvent>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A busy worker that says nothing for this long is taken for dead; it gives a sign of life every second. */
const SILENCE_MS = 15_000;
const CHECKS = 15;

export type Answer = Exclude<WorkerEvent, { type: 'broken' | 'alive' }>;

/** One place of the pool: starts its worker when needed, and starts it anew once when it dies. */
export class WorkerSlot {
  private worker: WorkerLike | null = null;
  private restartsLeft = 1;
  private task: number | null = null;
  /** Whether the present worker has given a sign of life. */
  private isAlive = false;
  private silentChecks = 0;
  private watch: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly createWorker: () => WorkerLike,
    private readonly onAnswer: (slot: WorkerSlot, answer: Answer) => void,
    private readonly onDeath: (slot: WorkerSlot, reason: string, restarted: boolean) => void,
  ) {}

  /** Starts the worker ahead of its first command; where that fails, the command tells. */
  start(): void {
    try {
      this.startWorker();
    } catch {}
  }

  allowRestart(): void {
    this.restartsLeft = 1;
  }

  send(command: WorkerCommand): void {
    this.task = command.type === 'simulate' ? command.task : null;
    this.silentChecks = 0;
    try {
      this.startWorker().postMessage(command);
    } catch (error) {
      this.task = null;
      this.onDeath(this, reasonOf(error, NOT_STARTED), false);
      return;
    }
    if (this.task !== null) this.startWatch();
  }

  /** Stops what the worker is doing, if anything. */
  rest(): void {
    if (this.task !== null) this.send({ type: 'cancel' });
    this.stopWatch();
  }

  stop(): void {
    this.stopWatch();
    this.task = null;
    this.discard();
  }

  private startWorker(): WorkerLike {
    if (this.worker !== null) return this.worker;
    const worker = this.createWorker();
    worker.onmessage = ({ data }) => {
      this.silentChecks = 0;
      this.isAlive = true;
      if (data.type === 'broken') this.die(data.reason);
      else if (data.type !== 'alive') this.answer(data);
    };
    worker.onerror = () => this.die(this.isAlive ? BROKE_DOWN : NO_SCRIPT);
    this.worker = worker;
    this.isAlive = false;
    return worker;
  }

  private answer(answer: Answer): void {
    if (answer.type !== 'progress' && answer.task === this.task) this.task = null;
    this.onAnswer(this, answer);
  }

  private die(reason: string): void {
    this.discard();
    this.stopWatch();
    const restarts = this.task !== null && this.restartsLeft > 0;
    if (restarts) this.restartsLeft -= 1;
    this.task = null;
    this.onDeath(this, reason, restarts);
  }

  private discard(): void {
    if (this.worker === null) return;
    this.worker.onmessage = null;
    this.worker.onerror = null;
    this.worker.terminate();
    this.worker = null;
  }

  // Checks are counted rather than clocked: a computer that slept does not make a worker look dead.
  private startWatch(): void {
    this.watch ??= setInterval(() => {
      this.silentChecks += 1;
      if (this.task !== null && this.silentChecks > CHECKS)
        this.die(this.isAlive ? STOPPED_ANSWERING : NO_ANSWER);
    }, SILENCE_MS / CHECKS);
  }

  private stopWatch(): void {
    if (this.watch !== null) clearInterval(this.watch);
    this.watch = null;
  }
}
