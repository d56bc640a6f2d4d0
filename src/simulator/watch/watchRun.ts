import type { Report } from '../report';
import type { Run } from '../types';
import type { Simulator } from '../wasm';
import { eventsOf, type Notes, readNotes, sortNotes } from './notes';
import { partsOf } from './parts';

/** A stretch of simulated time, ms. */
export interface Stretch {
  fromMs: number;
  untilMs: number;
}

/** Which stretch of a run is watched: always the same, or one of even ones. */
export type Choice =
  | { kind: 'fixed'; stretch: Stretch }
  | {
      kind: 'containing';
      /** Null for the first incident called `incident`; where the run has none, `otherwiseMs`. */
      atMs: number | null;
      incident: string | null;
      otherwiseMs: number;
      lengthMs: number;
    };

/** A whole replication, and what happened to single messages in a stretch of it. */
export interface Watched {
  report: Report;
  stretch: Stretch;
  /** Those of a message stand together, in the order of its way. */
  ofMessages: Notes;
  ofLines: Notes;
  /** The times of the stretch at which a message goes to another part, ascending. */
  eventsMs: Float64Array;
}

const EVENTS_PER_STEP = 100_000;

/** Simulates a replication to its end, with notes on a stretch; null where the simulator or the study cannot be watched. */
function runWith(simulator: Simulator, run: Run, noted: Stretch | null) {
  const simulation = simulator.start(run);
  try {
    if (noted !== null && !simulation.watch(noted.fromMs, noted.untilMs)) return null;
    while (simulation.advance(EVENTS_PER_STEP) === 'running');
    return { report: simulation.report(), notes: simulation.notes() };
  } finally {
    simulation.dispose();
  }
}

/** The even stretch that contains a time, or the last one of the run. */
function stretchAt(atMs: number, lengthMs: number, endMs: number): Stretch {
  const last = Math.max(0, Math.ceil(endMs / lengthMs) - 1);
  const fromMs = lengthMs * Math.min(last, Math.max(0, Math.floor(atMs / lengthMs)));
  return { fromMs, untilMs: Math.min(fromMs + lengthMs, endMs) };
}

/** What a run of the same scenario tells of where to look. */
function chosen(simulator: Simulator, run: Run, choice: Choice): Stretch | null {
  if (choice.kind === 'fixed') return choice.stretch;
  const found = runWith(simulator, run, null);
  if (found === null) return null;
  const { incidents = [], simulatedMs } = found.report;
  const first = incidents.find(({ label }) => label === choice.incident);
  const atMs = choice.atMs ?? first?.startMs ?? choice.otherwiseMs;
  return stretchAt(atMs, choice.lengthMs, simulatedMs);
}

/** Simulates a replication and notes a stretch of it, and what led to it for `leadMs` before; null where it cannot be watched. */
export function watchRun(
  simulator: Simulator,
  run: Run,
  choice: Choice,
  leadMs: number,
): Watched | null {
  const stretch = chosen(simulator, run, choice);
  if (stretch === null) return null;
  const found = runWith(simulator, run, { ...stretch, fromMs: stretch.fromMs - leadMs });
  if (found === null) return null;
  const parts = partsOf(run.study);
  const sorted = sortNotes(readNotes(found.notes), (part) => parts[part]?.kind === 'line');
  const eventsMs = eventsOf(sorted.ofMessages, stretch.fromMs, stretch.untilMs);
  return { report: found.report, stretch, ...sorted, eventsMs };
}
