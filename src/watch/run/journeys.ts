import { group, max, sum } from 'd3-array';
import type { KnobValues } from '../../scenario/schema';
import type { Notes } from '../../simulator/watch/notes';
import type { Stretch, Watched } from '../../simulator/watch/watchRun';
import { type Sight, sightsOf } from './sights';
import type { WatchedStudy } from './study';
import type { Journey, Place, Span, WatchedReport, WatchedRun, WatchedStage } from './watched';

/** What has been read of a run and of what is worth seeing in it. */
export interface Read {
  run: WatchedRun;
  sights: readonly Sight[];
  /** The times of the stretch at which a message goes to another part, ascending. */
  eventsMs: Float64Array;
}

/** Mean numbers of messages in the stages over a stretch. */
function countsIn(
  { part, fromMs, toMs }: Notes,
  stages: readonly WatchedStage[],
  stretch: Stretch,
): number[] {
  const totalsMs = stages.map(() => 0);
  part.forEach((stage, row) => {
    const untilMs = Math.min(toMs[row] ?? 0, stretch.untilMs);
    const insideMs = untilMs - Math.max(fromMs[row] ?? 0, stretch.fromMs);
    if (insideMs > 0) totalsMs[stage] = (totalsMs[stage] ?? 0) + insideMs;
  });
  return totalsMs.map((totalMs) => totalMs / (stretch.untilMs - stretch.fromMs));
}

/** Messages that were answered, per ms of the run; none where there are no roundtrips. */
export const ratePerMs = ({ metrics, simulatedMs }: WatchedReport): number =>
  (metrics.roundtrips ?? 0) / simulatedMs;

/** By Little's law: messages per ms times the mean time of each in a stage. */
const countsByLaw = (stages: readonly WatchedStage[], report: WatchedReport): number[] =>
  stages.map(({ meanMs }) => ratePerMs(report) * (meanMs ?? 0));

/** Finds the places of the parts of one message, in their order, by their numbers. */
type PartReader = (part: number, host: number) => Place;

/** The parts of the way of one message, which stand in some rows. */
function spansOf(notes: Notes, rows: { from: number; until: number }, placeOf: PartReader): Span[] {
  return Array.from({ length: rows.until - rows.from }, (_, index) => {
    const row = rows.from + index;
    const part = notes.part[row] ?? 0;
    return {
      part,
      place: placeOf(part, notes.host[row] ?? 0),
      fromMs: notes.fromMs[row] ?? 0,
      toMs: notes.toMs[row] ?? 0,
    };
  });
}

/** The ways of single messages; their parts are read when somebody looks, as there are many. */
function journeysOf(notes: Notes, notedFromMs: number, readerOf: () => PartReader): Journey[] {
  const { message, part, fromMs, toMs } = notes;
  const journeys: Journey[] = [];
  for (let from = 0, until = 0; from < message.length; from = until) {
    while (message[until] === message[from]) until += 1;
    const rows = { from, until };
    let read: readonly Span[] | null = null;
    const beginMs = fromMs[from] ?? 0;
    journeys.push({
      message: message[from] ?? 0,
      beginMs,
      endMs: toMs[until - 1] ?? 0,
      lastPart: part[until - 1] ?? 0,
      isWhole: beginMs > notedFromMs,
      get spans() {
        read ??= spansOf(notes, rows, readerOf());
        return read;
      },
    });
  }
  return journeys.sort((a, b) => a.beginMs - b.beginMs);
}

/** How many are in each line, by the part that tells of it. */
function linesOf({ message, part, fromMs, toMs }: Notes, stages: readonly WatchedStage[]) {
  const levels = Array.from(part, (line, row) => ({
    id: stages[line]?.id ?? '',
    count: message[row] ?? 0,
    fromMs: fromMs[row] ?? 0,
    untilMs: toMs[row] ?? 0,
  }));
  return Object.fromEntries(group(levels, ({ id }) => id));
}

/** When messages of a stretch left the last part, ascending. */
function answeredIn(journeys: readonly Journey[], lastPart: number, { fromMs }: Stretch): number[] {
  return journeys
    .filter((journey) => journey.lastPart === lastPart && journey.endMs >= fromMs)
    .map(({ endMs }) => endMs)
    .sort((a, b) => a - b);
}

/** The journeys, lines and sights that a run's notes tell of. */
export function readWatched(study: WatchedStudy, watched: Watched, values: KnobValues): Read {
  const { report, stretch, ofMessages, eventsMs } = watched;
  const stages = study.stagesOf(report);
  const readerOf = study.readerOf(values);
  const journeys = journeysOf(ofMessages, stretch.fromMs - study.leadMs, () => {
    const placeOf = readerOf();
    return (part, host) => placeOf(stages[part]?.id ?? '', host);
  });
  const hasMeans = stages.some(({ meanMs }) => meanMs !== null);
  const run = {
    report,
    incidents: study.incidentsOf(report),
    stages,
    stretch,
    journeys,
    longestMs: max(journeys, ({ beginMs, endMs }) => endMs - beginMs) ?? 0,
    lines: linesOf(watched.ofLines, stages),
    answeredMs: answeredIn(journeys, stages.length - 1, stretch),
    meanCounts: hasMeans ? countsByLaw(stages, report) : countsIn(ofMessages, stages, stretch),
  };
  return { run, sights: sightsOf(run, ofMessages), eventsMs };
}

/** How many messages are in a line at an instant. */
export const levelAt = ({ lines }: WatchedRun, id: string, timeMs: number): number =>
  lines[id]?.find(({ fromMs, untilMs }) => fromMs <= timeMs && timeMs < untilMs)?.count ?? 0;

/** Mean number of messages under way. */
export const meanUnderWay = ({ meanCounts }: WatchedRun): number => sum(meanCounts);
