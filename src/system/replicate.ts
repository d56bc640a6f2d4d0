import type { SystemModule } from './module';
import type { SystemReport } from './report';

/** Events per step: a few milliseconds of work, so that a caller can pause or stop in between. */
const EVENTS_PER_STEP = 30_000;

/**
 * Simulates one replication to its end in steps; the caller decides when to take the next one.
 * Ending the generator early frees the run. The step size does not affect the result.
 */
export function* replicate(
  module: SystemModule,
  description: unknown,
  seed: number,
  replication: number,
): Generator<void, SystemReport, void> {
  const run = module.start(description, seed, replication);
  try {
    while (run.conduct(EVENTS_PER_STEP) === 'running') yield;
    return run.report();
  } finally {
    run.end();
  }
}

/** Simulates one replication without a pause. */
export function replicateToEnd(
  module: SystemModule,
  description: unknown,
  seed: number,
  replication: number,
): SystemReport {
  const steps = replicate(module, description, seed, replication);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
