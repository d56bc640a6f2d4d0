import type { WorkerCommand, WorkerEvent } from './messages';

/** The part of a Web Worker that is used here. */
export interface WorkerLike {
  postMessage(command: WorkerCommand): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerEvent>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A busy worker that says nothing for this long is taken for dead; it reports every 100 ms. */
const SILENCE_MS = 15_000;
const CHECKS = 15;

type Answer = Exclude<WorkerEvent, { type: 'broken' }>;

/** One place of the pool: starts its worker when needed, and starts it anew once when it dies. */
export class WorkerSlot {
  private worker: WorkerLike | null = null;
  private restartsLeft = 1;
  private task: number | null = null;
  private silentChecks = 0;
  private watch: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly createWorker: () => WorkerLike,
    private readonly onAnswer: (slot: WorkerSlot, answer: Answer) => void,
    private readonly onDeath: (slot: WorkerSlot, reason: string, restarted: boolean) => void,
  ) {}

  start(): void {
    this.startWorker();
  }

  allowRestart(): void {
    this.restartsLeft = 1;
  }

  send(command: WorkerCommand): void {
    this.task = command.type === 'simulate' ? command.task : null;
    this.silentChecks = 0;
    this.startWorker().postMessage(command);
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
      if (data.type === 'broken') this.die(data.reason);
      else this.answer(data);
    };
    worker.onerror = (event) =>
      this.die(event.message || 'The simulation worker could not be started.');
    this.worker = worker;
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
        this.die('The simulation worker stopped answering.');
    }, SILENCE_MS / CHECKS);
  }

  private stopWatch(): void {
    if (this.watch !== null) clearInterval(this.watch);
    this.watch = null;
  }
}
