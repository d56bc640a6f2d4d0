import type { Engine } from './engine';
import type { Network, Report } from './shapes';

/** Events left out before the records begin, and events recorded. */
const WARM_UP_EVENTS = 20_000;
const RECORDED_EVENTS = 300_000;
/** Events between two looks at the clock. */
const SLICE_EVENTS = 20_000;
export const SEED = 1;

/** A long run of a network, slice by slice: what a figure states of it. Its last value is the report. */
export function* steadySlices(
  engine: Engine,
  network: Network,
  recordedEvents = RECORDED_EVENTS,
): Generator<undefined, Report, undefined> {
  const run = engine.start(network, SEED);
  try {
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

/** The same in one go. */
export function steady(engine: Engine, network: Network, recordedEvents?: number): Report {
  const slices = steadySlices(engine, network, recordedEvents);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
