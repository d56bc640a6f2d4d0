import { RefusedScenarioError } from './errors';
import type { WorkerCommand, WorkerEvent } from './messages';
import { replicate, type Step } from './replicate';
import type { Report } from './report';
import type { Protocol, Run } from './types';
import { BROKE_DOWN, NOT_STARTED, reasonOf } from './unavailable';
import type { Simulator } from './wasm';

/** Milliseconds of work between two looks at the inbox. */
export const SLICE_MS = 8;
/** Milliseconds between two progress messages. */
const PROGRESS_EVERY_MS = 100;
/** Milliseconds between two signs of life of a run that has nothing to tell, as a preview on a slow computer. */
const SIGN_EVERY_MS = 1000;
/** When a run is first looked into, in milliseconds of work: a preview early, for numbers at once. */
const FIRST_LOOK_MS: Record<Protocol, number> = { preview: 40, study: PROGRESS_EVERY_MS };
/** Share of a run from which its report is shown: past the ramp-up, with enough roundtrips behind it. */
const REPORTABLE_PROGRESS: Record<Protocol, number> = { preview: 0.25, study: 0.5 };
const EVENTS_PER_STEP = 10_000;
/** In place of an address: what simulates described systems. */
export const SYSTEMS = 'systems';

/** The worker's surroundings, replaceable in tests. */
export interface ServiceEnvironment {
  /** Fetches the current simulator, or that of an archived model from its address, or what simulates `SYSTEMS`. */
  load: (address?: string) => Promise<Simulator>;
  post: (event: WorkerEvent) => void;
  /** Calls `then` after pending messages had their turn. */
  giveWay: (then: () => void) => void;
  nowMs: () => number;
  /** Takes an error as it is, for engineers. */
  log: (error: unknown) => void;
}

interface Job {
  task: number;
  run: Run;
  isShownEarly: boolean;
  steps: Generator<Step, Report, void>;
  nextLookMs: number;
  /** When it is next to give a sign of life, in milliseconds. */
  nextSignMs: number;
}

/** Simulates one replication at a time in short slices; a newer command replaces an older one. */
export function createService(environment: ServiceEnvironment): (command: WorkerCommand) => void {
  const { post, giveWay, nowMs, log } = environment;
  const simulators = new Map<string | undefined, Promise<Simulator>>();
  const simulatorAt = (address?: string): Promise<Simulator> => {
    const known = simulators.get(address);
    if (known) return known;
    const loading = environment.load(address);
    simulators.set(address, loading);
    return loading;
  };
  // A failure to load is reported when the first command needs the simulator.
  simulatorAt().catch(() => {});
  let job: Job | null = null;
  let newest = 0;
  let ticking = false;

  const fail = (error: unknown): void => {
    const failed = job;
    job = null;
    if (failed && error instanceof RefusedScenarioError) {
      post({ type: 'refused', task: failed.task, refusal: error.refusal });
      return;
    }
    log(error);
    post({ type: 'broken', reason: reasonOf(error, failed ? BROKE_DOWN : NOT_STARTED) });
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
    if (nowMs() >= current.nextLookMs) look(current, next.value);
    if (nowMs() >= current.nextSignMs) {
      current.nextSignMs = nowMs() + SIGN_EVERY_MS;
      post({ type: 'alive' });
    }
    return false;
  };

  /** Tells how far the run is, and what it shows so far if it is one to look into. */
  const look = (current: Job, { progress, report }: Step): void => {
    const { task, run, isShownEarly } = current;
    const isReportable =
      run.replication === 0 && isShownEarly && progress >= REPORTABLE_PROGRESS[run.protocol];
    if (run.protocol === 'preview' && !isReportable) return;
    current.nextLookMs = nowMs() + PROGRESS_EVERY_MS;
    post({ type: 'progress', task, progress, report: isReportable ? report() : null });
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
    const { task, run, isShownEarly } = command;
    simulatorAt(run.system === undefined ? run.simulator : SYSTEMS).then(
      (loaded) => {
        if (turn !== newest) return;
        const steps = replicate(loaded, run, EVENTS_PER_STEP);
        const nextLookMs = nowMs() + FIRST_LOOK_MS[run.protocol];
        const nextSignMs = nowMs() + SIGN_EVERY_MS;
        job = { task, run, isShownEarly, steps, nextLookMs, nextSignMs };
        schedule();
      },
      (error: unknown) => {
        if (turn === newest) fail(error);
      },
    );
  };
}
