import type { SystemModule } from './module';
import type { SystemReport } from './report';

/** Events per step: a few milliseconds of work, so that a caller can pause or stop in between. */
const EVENTS_PER_STEP = 30_000;
/** No further replication begins that would probably pass this: about half a minute of work. */
const MOST_EVENTS = 300_000_000;

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

/**
 * Simulates replications one after another: as many as asked for, but none after one that did not
 * come to its end, and none that all together would have too many events.
 */
export function replicateAll(
  module: SystemModule,
  description: unknown,
  seed: number,
  replications: number,
  mostEvents = MOST_EVENTS,
): SystemReport[] {
  const reports: SystemReport[] = [];
  let events = 0;
  while (reports.length < replications) {
    const report = replicateToEnd(module, description, seed, reports.length);
    reports.push(report);
    events += report.events;
    if (report.status !== 'done' || events + report.events > mostEvents) break;
  }
  return reports;
}
