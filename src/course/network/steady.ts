import type { Engine } from './engine';
import { overloadOf } from './overload';
import type { Network, Report } from './shapes';

/** Events left out before the records begin, and events recorded. */
const WARM_UP_EVENTS = 20_000;
const RECORDED_EVENTS = 300_000;
/** Events between two looks at the clock. */
const SLICE_EVENTS = 20_000;
export const SEED = 1;
/** What is recorded of a network with a line that grows without end, from its empty start: no mean of it settles, in ms. */
export const FIRST_MS = 60_000;

/**
 * A long run of a network, slice by slice: what a figure states of it. Its last value is the report. A network with a line
 * that grows without end is `unstable`, and the report is of its first minute.
 */
export function* steadySlices(
  engine: Engine,
  network: Network,
  recordedEvents = RECORDED_EVENTS,
): Generator<undefined, Report, undefined> {
  const run = engine.start(network, SEED);
  try {
    if (overloadOf(network) !== null) {
      run.advance(FIRST_MS, Number.MAX_SAFE_INTEGER);
      return { ...run.report(), status: 'unstable' };
    }
    run.advance(Number.MAX_VALUE, WARM_UP_EVENTS);
    run.resetStatistics();
    for (let left = recordedEvents; left > 0; left -= SLICE_EVENTS) {
      if (run.advance(Number.MAX_VALUE, SLICE_EVENTS) === 'unstable') break;
      yield undefined;
    }
    return run.report();
  } finally {
    run.end();
  }
}

/** Runs of a network that are recorded for so many minutes each, from a state of its own on, slice by slice. */
export function* shortSlices(
  engine: Engine,
  network: Network,
  minutes: number,
  count: number,
): Generator<undefined, Report[], undefined> {
  const reports: Report[] = [];
  for (let replication = 1; replication <= count; replication += 1) {
    const run = engine.start(network, SEED, replication);
    try {
      run.advance(Number.MAX_VALUE, WARM_UP_EVENTS);
      run.resetStatistics();
      const untilMs = run.report().nowMs + 60_000 * minutes;
      while (run.advance(untilMs, SLICE_EVENTS) === 'paused') yield undefined;
      reports.push(run.report());
    } finally {
      run.end();
    }
    yield undefined;
  }
  return reports;
}

/** The same in one go. */
export const steady = (engine: Engine, network: Network, recordedEvents?: number): Report =>
  lastOf(steadySlices(engine, network, recordedEvents));

/** What a generator ends with. */
export function lastOf<Result>(slices: Generator<unknown, Result, undefined>): Result {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
