import { magnitudeOf, powerOfTen } from '../../numbers/elementary';
import type { Report } from '../report';
import type { Run } from '../types';
import type { Simulator } from '../wasm';
import { eventsOf, type Notes, readNotes, sortNotes } from './notes';
import { notedParts } from './parts';

/** A stretch of simulated time, ms. */
export interface Stretch {
  fromMs: number;
  untilMs: number;
}

/** Which stretch of a run is watched: always the same, or one of even ones. */
export type Choice =
  | { kind: 'fixed'; stretch: Stretch; leadMs: number }
  | {
      kind: 'containing';
      /** Null for the first incident called `incident`; where the run has none, `otherwiseMs`. */
      atMs: number | null;
      incident: string | null;
      otherwiseMs: number;
      lengthMs: number;
    }
  /** So long that about so many events happen; null for after the ramp-up. */
  | { kind: 'eventful'; atMs: number | null; events: number };

/** A whole replication, and what happened to single messages in a stretch of it. */
export interface Watched {
  report: Report;
  stretch: Stretch;
  /** Notes begin before the stretch, with what led to it. */
  notedFromMs: number;
  /** Those of a message stand together, in the order of its way. */
  ofMessages: Notes;
  ofLines: Notes;
  /** The times of the stretch at which a message goes to another part, ascending. */
  eventsMs: Float64Array;
}

const EVENTS_PER_STEP = 100_000;

/** What is noted before a stretch of so many events, as a multiple of it: most of what is under way then has begun there. */
const EVENTFUL_LEAD = 4;

/** Simulates a replication to its end, with notes on a stretch; null where the simulator or the study cannot be watched. */
function runWith(simulator: Simulator, run: Run, noted: Stretch | null) {
  const simulation = simulator.start(run);
  try {
    if (noted !== null && !simulation.watch(noted.fromMs, noted.untilMs)) return null;
    while (simulation.advance(EVENTS_PER_STEP) === 'running');
    const notedUntilMs = simulation.notedUntilMs();
    return { report: simulation.report(), notes: simulation.notes(), notedUntilMs };
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

/** The length of 1, 2 or 5 of a decade in which about so many events of a run happen, ms. */
function lengthOf({ events, simulatedMs }: Report, wanted: number): number {
  if (events === 0 || simulatedMs === 0) return 1000;
  const exactMs = (wanted * simulatedMs) / events;
  const decade = powerOfTen(magnitudeOf(exactMs));
  const steps = [1, 2, 5].map((step) => step * decade).filter((step) => step <= exactMs);
  return steps.at(-1) ?? decade;
}

interface Chosen {
  stretch: Stretch;
  leadMs: number;
}

/** What a run of the same scenario tells of where to look. */
function chosen(simulator: Simulator, run: Run, choice: Choice): Chosen | null {
  if (choice.kind === 'fixed') return choice;
  const found = runWith(simulator, run, null);
  if (found === null) return null;
  const { incidents = [], simulatedMs, protocol } = found.report;
  if (choice.kind === 'eventful') {
    const lengthMs = lengthOf(found.report, choice.events);
    const settledMs = lengthMs * Math.ceil(protocol.rampUpMs / lengthMs);
    const stretch = stretchAt(choice.atMs ?? settledMs, lengthMs, simulatedMs);
    return { stretch, leadMs: EVENTFUL_LEAD * lengthMs };
  }
  const { lengthMs, otherwiseMs } = choice;
  const first = incidents.find(({ label }) => label === choice.incident);
  const atMs = choice.atMs ?? first?.startMs ?? otherwiseMs;
  return { stretch: stretchAt(atMs, lengthMs, simulatedMs), leadMs: lengthMs };
}

/** Simulates a replication and notes a stretch of it, and what led to it; null where it cannot be watched. */
export function watchRun(simulator: Simulator, run: Run, choice: Choice): Watched | null {
  const looked = chosen(simulator, run, choice);
  if (looked === null) return null;
  const { fromMs, untilMs } = looked.stretch;
  const notedFromMs = fromMs - looked.leadMs;
  const found = runWith(simulator, run, { fromMs: notedFromMs, untilMs });
  if (found === null) return null;
  const stretch = { fromMs, untilMs: Math.max(fromMs, Math.min(untilMs, found.notedUntilMs)) };
  const parts = notedParts(run);
  const sorted = sortNotes(readNotes(found.notes), (part) => parts[part]?.kind === 'line');
  const eventsMs = eventsOf(sorted.ofMessages, stretch.fromMs, stretch.untilMs);
  return { report: found.report, stretch, notedFromMs, ...sorted, eventsMs };
}
