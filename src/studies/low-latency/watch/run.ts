import { group } from 'd3-array';
import type { Line, Report } from '../../../simulator/report';
import { type Note, readNotes } from '../../../simulator/watch/notes';
import type { Stretch, Watched } from '../../../simulator/watch/watchRun';
import { NOTHING_PASSED, type Place, pass, placeOf } from './places';

export type StageTime = NonNullable<Report['stages']>[number];

/** A message was at a place for a time. */
export interface Span {
  /** Place of its part among the stages of the run. */
  part: number;
  place: Place;
  fromMs: number;
  toMs: number;
}

/** The way of one message. */
export interface Journey {
  message: number;
  spans: readonly Span[];
  /** Whether its beginning was noted, too. */
  isWhole: boolean;
}

/** What of a report is shown beside the messages. */
export type WatchedReport = Pick<
  Report,
  'modelVersion' | 'digest' | 'status' | 'unstableReason' | 'simulatedMs' | 'metrics' | 'machines'
>;

/** A run whose messages can be watched for a while. */
export interface WatchedRun {
  report: WatchedReport;
  checkpointsMs: readonly number[];
  stages: readonly StageTime[];
  stretch: Stretch;
  /** By the time at which they are first seen. */
  journeys: readonly Journey[];
  /** Longest time that a journey is seen, ms. */
  longestMs: number;
}

/** The minute that is watched: all users are there, and a checkpoint is in its middle. */
export const STRETCH: Stretch = { fromMs: 330_000, untilMs: 390_000 };
/** Notes begin so much earlier, so that messages on show have their beginning. */
const LEAD_MS = 5000;
export const NOTED: Stretch = { ...STRETCH, fromMs: STRETCH.fromMs - LEAD_MS };

export const beginOf = ({ spans }: Journey): number => spans[0]?.fromMs ?? 0;
export const endOf = ({ spans }: Journey): number => spans.at(-1)?.toMs ?? 0;

function journeyOf(
  notes: readonly Note[],
  stages: readonly StageTime[],
  hasOneMessageBox: boolean,
): Journey {
  let passed = NOTHING_PASSED;
  const spans = notes.map((note): Span => {
    const { part, fromMs, toMs } = note;
    const id = stages[part]?.id ?? '';
    const place = placeOf(id, note, passed, hasOneMessageBox);
    passed = pass(passed, id);
    return { part, place, fromMs, toMs };
  });
  const [first] = notes;
  return {
    message: first?.message ?? 0,
    spans,
    isWhole: (first?.fromMs ?? 0) > NOTED.fromMs,
  };
}

/** The journeys that a run's notes tell of. */
export function readWatched(watched: Watched, hasOneMessageBox: boolean): WatchedRun {
  const { report } = watched;
  const stages = report.stages ?? [];
  const byMessage = group(readNotes(watched.notes), ({ message }) => message);
  const journeys = [...byMessage.values()]
    .map((notes) => journeyOf(notes, stages, hasOneMessageBox))
    .sort((a, b) => beginOf(a) - beginOf(b));
  const longestMs = journeys.reduce((most, one) => Math.max(most, endOf(one) - beginOf(one)), 0);
  const { checkpointMs = [] } = report.series as { checkpointMs?: Line };
  const checkpointsMs = checkpointMs.filter((time) => time !== null);
  return { report, checkpointsMs, stages, stretch: STRETCH, journeys, longestMs };
}

/** Whether a scenario has a single MessageBox. */
export const hasOneMessageBox = (values: Readonly<Record<string, number>>): boolean =>
  (values.messageBoxes ?? 1) + (values.boxesOnDta ?? 0) + (values.boxesOnThird ?? 0) === 1;

/** When messages of the stretch were answered, ascending. */
export function answeredOf({ journeys, stages, stretch }: WatchedRun): number[] {
  const last = stages.length - 1;
  return journeys
    .filter(({ spans }) => spans.at(-1)?.part === last)
    .map(endOf)
    .filter((time) => time >= stretch.fromMs)
    .sort((a, b) => a - b);
}
