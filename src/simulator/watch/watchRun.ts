import type { Report } from '../report';
import type { Run } from '../types';
import type { Simulator } from '../wasm';

/** A stretch of simulated time, ms. */
export interface Stretch {
  fromMs: number;
  untilMs: number;
}

/** A whole replication, and what happened to single messages in a stretch of it. */
export interface Watched {
  report: Report;
  /** For `readNotes`. */
  notes: ArrayBuffer;
}

const EVENTS_PER_STEP = 100_000;

/** Simulates a replication to its end; null where the simulator or the study cannot be watched. */
export function watchRun(
  simulator: Simulator,
  run: Run,
  { fromMs, untilMs }: Stretch,
): Watched | null {
  const simulation = simulator.start(run);
  try {
    if (!simulation.watch(fromMs, untilMs)) return null;
    while (simulation.advance(EVENTS_PER_STEP) === 'running');
    return { report: simulation.report(), notes: simulation.notes() };
  } finally {
    simulation.dispose();
  }
}
