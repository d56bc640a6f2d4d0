import type { Files, PythonCommand, PythonEvent, Source } from './messages';
import type { Output } from './output';

/** The part of a Worker that is used here. */
export interface PythonWorker {
  onmessage: ((event: MessageEvent<PythonEvent>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(command: PythonCommand): void;
  terminate(): void;
}

export interface SessionOptions {
  createWorker: () => PythonWorker;
  files: Files;
}

/** How far Python is. */
export type Stage =
  | { kind: 'absent' }
  | { kind: 'loading'; loadedBytes: number; totalBytes: number }
  | { kind: 'starting' }
  | { kind: 'ready' }
  | { kind: 'running' }
  | { kind: 'failed'; reason: string };

/** How the cells of a run are told of. Nothing is called after the run was stopped. */
export interface RunListener {
  onBegan: (cell: string) => void;
  onOutput: (cell: string, outputs: readonly Output[]) => void;
  onEnded: (cell: string, ok: boolean, wallMs: number) => void;
  onFinished: (ok: boolean) => void;
}

const NO_WORKER =
  'The program that runs Python (worker.mjs) did not arrive from this site, or this browser cannot run it. ' +
  'A filter, a lost connection or an old browser can be the reason.';

/** One Python in a worker of its own; it is loaded when the first program is run. */
export class PythonSession {
  private readonly options: SessionOptions;
  private readonly onStage: (stage: Stage) => void;
  private worker: PythonWorker | null = null;
  private listener: RunListener | null = null;
  private run = 0;
  private isFresh = true;

  constructor(options: SessionOptions, onStage: (stage: Stage) => void) {
    this.options = options;
    this.onStage = onStage;
  }

  /** Loads Python ahead of the first program. */
  prepare(): void {
    if (this.worker !== null) return;
    const { createWorker, files } = this.options;
    const sizes = [...Object.values(files.parts), files.simulator.bytes];
    const packages = files.packages.map(({ bytes }) => bytes);
    const totalBytes = [...sizes, ...packages].reduce((sum, bytes) => sum + bytes, 0);
    this.onStage({ kind: 'loading', loadedBytes: 0, totalBytes });
    const worker = createWorker();
    this.worker = worker;
    this.isFresh = true;
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = (event) => this.fail(event.message || NO_WORKER);
    worker.postMessage({ type: 'start', files });
  }

  /** Runs cells in turn, up to the first that fails. `fresh` forgets what earlier ones set. */
  start(cells: readonly Source[], fresh: boolean, listener: RunListener): void {
    this.prepare();
    this.run += 1;
    this.listener = listener;
    this.worker?.postMessage({ type: 'run', run: this.run, cells, fresh: fresh || this.isFresh });
    this.isFresh = false;
  }

  /** Ends what runs, at once and whatever it does; a new Python is made ready. */
  stop(): void {
    this.drop();
    this.prepare();
  }

  /** Ends Python. */
  dispose(): void {
    this.drop();
  }

  private drop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.listener = null;
  }

  private fail(reason: string): void {
    this.drop();
    this.onStage({ kind: 'failed', reason });
  }

  private receive(event: PythonEvent): void {
    switch (event.type) {
      case 'progress':
        this.onStage({
          kind: 'loading',
          loadedBytes: event.loadedBytes,
          totalBytes: event.totalBytes,
        });
        return;
      case 'starting':
        this.onStage({ kind: 'starting' });
        return;
      case 'ready':
        this.onStage({ kind: this.listener === null ? 'ready' : 'running' });
        return;
      case 'failed':
        this.fail(event.reason);
        return;
    }
    const { listener } = this;
    if (listener === null || event.run !== this.run) return;
    switch (event.type) {
      case 'began':
        this.onStage({ kind: 'running' });
        listener.onBegan(event.cell);
        return;
      case 'output':
        listener.onOutput(event.cell, event.outputs);
        return;
      case 'ended':
        listener.onEnded(event.cell, event.ok, event.wallMs);
        return;
      case 'finished':
        this.listener = null;
        this.onStage({ kind: 'ready' });
        listener.onFinished(event.ok);
        return;
    }
  }
}
