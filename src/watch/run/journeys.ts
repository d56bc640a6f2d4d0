import { group, sum } from 'd3-array';
import type { KnobValues } from '../../scenario/schema';
import { type Note, readNotes } from '../../simulator/watch/notes';
import type { Stretch, Watched } from '../../simulator/watch/watchRun';
import type { PlaceReader, WatchedStudy } from './study';
import type { Journey, Level, Span, WatchedReport, WatchedRun, WatchedStage } from './watched';

export const beginOf = ({ spans }: Journey): number => spans[0]?.fromMs ?? 0;
export const endOf = ({ spans }: Journey): number => spans.at(-1)?.toMs ?? 0;

function journeyOf(
  notes: readonly Note[],
  stages: readonly WatchedStage[],
  placeOf: PlaceReader,
  notedFromMs: number,
): Journey {
  const spans = notes.map((note): Span => {
    const { part, fromMs, toMs } = note;
    return { part, place: placeOf(stages[part]?.id ?? '', note), fromMs, toMs };
  });
  const [first] = notes;
  return { message: first?.message ?? 0, spans, isWhole: (first?.fromMs ?? 0) > notedFromMs };
}

/** Mean numbers of messages in the stages over a stretch. */
function countsIn(
  journeys: readonly Journey[],
  stages: readonly WatchedStage[],
  { fromMs, untilMs }: Stretch,
): number[] {
  const totalsMs = stages.map(() => 0);
  for (const { spans } of journeys) {
    for (const { part, fromMs: from, toMs } of spans) {
      const insideMs = Math.min(toMs, untilMs) - Math.max(from, fromMs);
      if (insideMs > 0) totalsMs[part] = (totalsMs[part] ?? 0) + insideMs;
    }
  }
  return totalsMs.map((totalMs) => totalMs / (untilMs - fromMs));
}

/** Messages that were answered, per ms of the run; none where there are no roundtrips. */
export const ratePerMs = ({ metrics, simulatedMs }: WatchedReport): number =>
  (metrics.roundtrips ?? 0) / simulatedMs;

/** By Little's law: messages per ms times the mean time of each in a stage. */
const countsByLaw = (stages: readonly WatchedStage[], report: WatchedReport): number[] =>
  stages.map(({ meanMs }) => ratePerMs(report) * (meanMs ?? 0));

/** The journeys and lines that a run's notes tell of. */
export function readWatched(study: WatchedStudy, watched: Watched, values: KnobValues): WatchedRun {
  const { report, stretch } = watched;
  const stages = study.stagesOf(report);
  const isLine = ({ part }: Note) => stages[part]?.kind === 'line';
  const notes = readNotes(watched.notes);
  const readerOf = study.readerOf(values);
  const byMessage = group(
    notes.filter((note) => !isLine(note)),
    ({ message }) => message,
  );
  const notedFromMs = stretch.fromMs - study.leadMs;
  const journeys = [...byMessage.values()]
    .map((own) => journeyOf(own, stages, readerOf(), notedFromMs))
    .sort((a, b) => beginOf(a) - beginOf(b));
  const byLine = group(notes.filter(isLine), ({ part }) => stages[part]?.id ?? '');
  const lines = Object.fromEntries(
    [...byLine].map(([id, own]) => [
      id,
      own.map(({ message, fromMs, toMs }): Level => ({ count: message, fromMs, untilMs: toMs })),
    ]),
  );
  const longestMs = journeys.reduce((most, one) => Math.max(most, endOf(one) - beginOf(one)), 0);
  const hasMeans = stages.some(({ meanMs }) => meanMs !== null);
  const meanCounts = hasMeans ? countsByLaw(stages, report) : countsIn(journeys, stages, stretch);
  const incidents = study.incidentsOf(report);
  return { report, incidents, stages, stretch, journeys, longestMs, lines, meanCounts };
}

/** When messages of the stretch were answered, ascending. */
export function answeredOf({ journeys, stages, stretch }: WatchedRun): number[] {
  const last = stages.length - 1;
  return journeys
    .filter(({ spans }) => spans.at(-1)?.part === last)
    .map(endOf)
    .filter((time) => time >= stretch.fromMs)
    .sort((a, b) => a - b);
}

/** How many messages are in a line at an instant. */
export const levelAt = ({ lines }: WatchedRun, id: string, timeMs: number): number =>
  lines[id]?.find(({ fromMs, untilMs }) => fromMs <= timeMs && timeMs < untilMs)?.count ?? 0;

/** Mean number of messages under way. */
export const meanUnderWay = ({ meanCounts }: WatchedRun): number => sum(meanCounts);
