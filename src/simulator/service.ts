import { RefusedScenarioError } from './errors';
import type { WorkerCommand, WorkerEvent } from './messages';
import { replicate, type Step } from './replicate';
import type { Report } from './types';
import type { Simulator } from './wasm';

/** Milliseconds of work between two looks at the inbox. */
export const SLICE_MS = 8;
/** Milliseconds between two progress messages. */
const PROGRESS_EVERY_MS = 100;
/** A replication is worth looking into once the first half of it, ramp included, is over. */
const REPORTABLE_PROGRESS = 0.5;
const EVENTS_PER_STEP = 10_000;

/** The worker's surroundings, replaceable in tests. */
export interface ServiceEnvironment {
  load: () => Promise<Simulator>;
  post: (event: WorkerEvent) => void;
  /** Calls `then` after pending messages had their turn. */
  giveWay: (then: () => void) => void;
  nowMs: () => number;
}

interface Job {
  task: number;
  steps: Generator<Step, Report, void>;
  postedMs: number;
  sharesReports: boolean;
}

/** Simulates one replication at a time in short slices; a newer command replaces an older one. */
export function createService(environment: ServiceEnvironment): (command: WorkerCommand) => void {
  const { post, giveWay, nowMs } = environment;
  const simulator = environment.load();
  // A failure to load is reported when the first command needs the simulator.
  simulator.catch(() => {});
  let job: Job | null = null;
  let newest = 0;
  let ticking = false;

  const fail = (error: unknown): void => {
    const { task } = job ?? { task: -1 };
    job = null;
    if (error instanceof RefusedScenarioError)
      post({ type: 'refused', task, refusal: error.refusal });
    else post({ type: 'broken', reason: error instanceof Error ? error.message : String(error) });
  };

  // At most one tick is pending: a second one would step a simulation that was freed.
  const schedule = (): void => {
    if (ticking) return;
    ticking = true;
    giveWay(tick);
  };

  const tick = (): void => {
    ticking = false;
    if (job === null) return;
    try {
      if (runSlice(job)) job = null;
      else schedule();
    } catch (error) {
      fail(error);
    }
  };

  const runSlice = (current: Job): boolean => {
    const { task, steps } = current;
    const endMs = nowMs() + SLICE_MS;
    let next = steps.next();
    while (!next.done && nowMs() < endMs) next = steps.next();
    if (next.done) {
      post({ type: 'finished', task, report: next.value });
      return true;
    }
    if (nowMs() - current.postedMs >= PROGRESS_EVERY_MS) {
      current.postedMs = nowMs();
      const { progress, report } = next.value;
      const shares = current.sharesReports && progress >= REPORTABLE_PROGRESS;
      post({ type: 'progress', task, progress, report: shares ? report() : null });
    }
    return false;
  };

  const cancel = (): void => {
    job?.steps.return(undefined as never);
    job = null;
  };

  return (command) => {
    cancel();
    newest += 1;
    if (command.type === 'cancel') return;
    const turn = newest;
    const { task, run } = command;
    simulator.then(
      (loaded) => {
        if (turn !== newest) return;
        const sharesReports = run.protocol === 'study' && run.replication === 0;
        job = {
          task,
          steps: replicate(loaded, run, EVENTS_PER_STEP),
          postedMs: nowMs(),
          sharesReports,
        };
        schedule();
      },
      (error: unknown) => {
        if (turn === newest) fail(error);
      },
    );
  };
}
