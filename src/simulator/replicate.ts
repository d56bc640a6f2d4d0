import type { Report } from './report';
import type { Run } from './types';
import type { Simulation, Simulator } from './wasm';

/** What a replication tells between two steps: its share done, and its simulation to look into. */
export interface Step {
  progress: number;
  /** What has been measured so far. */
  report: () => Report;
}

/** Events per step: a few milliseconds of work, so that a caller can pause or stop in between. */
export const EVENTS_PER_STEP = 30_000;

/**
 * Simulates one replication to its end in steps; the caller decides when to take the next one.
 * Ending the generator early frees the simulation. The step size does not affect the result.
 */
export function* replicate(
  simulator: Simulator,
  run: Run,
  eventsPerStep: number = EVENTS_PER_STEP,
): Generator<Step, Report, void> {
  const simulation: Simulation = simulator.start(run);
  try {
    const step: Step = { progress: 0, report: () => simulation.report() };
    while (simulation.advance(eventsPerStep) === 'running') {
      step.progress = simulation.progress();
      yield step;
    }
    return simulation.report();
  } finally {
    simulation.dispose();
  }
}

/** Simulates one replication without a pause. */
export function replicateToEnd(simulator: Simulator, run: Run): Report {
  const steps = replicate(simulator, run);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
