import { rollups } from 'd3-array';
import { beginOf, endOf } from './journeys';
import type { Journey, Span, WatchedRun } from './watched';

/** So many incidents of the stretch are named, and as many beyond it. */
const MOST_INCIDENTS = 3;

/** An instant worth seeing, and the message that shows it. */
export interface Sight {
  id: 'incident' | 'longestWait' | 'crowd';
  timeMs: number;
  /** Who shows it; null where it is about all. */
  message: number | null;
  /** How long the wait is in ms, or how many messages there are. */
  size: number | null;
  /** What happens, or the stage of a wait, as the report names it. */
  text: string | null;
}

const isInside = (run: WatchedRun, timeMs: number): boolean =>
  timeMs >= run.stretch.fromMs && timeMs <= run.stretch.untilMs;

/** What happens in the stretch, and the first of each kind beyond it. */
function incidents(run: WatchedRun): Sight[] {
  const inside = run.incidents.filter(({ startMs }) => isInside(run, startMs));
  const firsts = rollups(
    run.incidents,
    ([first]) => first,
    ({ text }) => text,
  ).flatMap(([, first]) => first ?? []);
  const beyond = firsts.filter(({ startMs }) => !isInside(run, startMs));
  const shown = [...inside.slice(0, MOST_INCIDENTS), ...beyond.slice(0, MOST_INCIDENTS)];
  return shown.map(({ text, startMs }) => ({
    id: 'incident',
    timeMs: startMs,
    message: null,
    size: null,
    text,
  }));
}

/** Just before its end the wait can be seen in full. */
function longestWait(run: WatchedRun): Sight[] {
  let longest: { journey: Journey; span: Span } | null = null;
  for (const journey of run.journeys) {
    for (const span of journey.spans) {
      const isWait = run.stages[span.part]?.kind === 'wait';
      if (!isWait || !isInside(run, span.fromMs) || !isInside(run, span.toMs)) continue;
      const most = longest ? longest.span.toMs - longest.span.fromMs : 0;
      if (span.toMs - span.fromMs > most) longest = { journey, span };
    }
  }
  if (longest === null) return [];
  const { journey, span } = longest;
  return [
    {
      id: 'longestWait',
      timeMs: span.toMs - 0.5,
      message: journey.message,
      size: span.toMs - span.fromMs,
      text: run.stages[span.part]?.label ?? null,
    },
  ];
}

/** When most messages are under way. */
function crowd(run: WatchedRun): Sight[] {
  const changes = run.journeys.flatMap((journey) => [
    { timeMs: beginOf(journey), change: 1 },
    { timeMs: endOf(journey), change: -1 },
  ]);
  changes.sort((a, b) => a.timeMs - b.timeMs || a.change - b.change);
  let present = 0;
  let most = { timeMs: 0, size: 0 };
  for (const { timeMs, change } of changes) {
    present += change;
    if (present > most.size && isInside(run, timeMs)) most = { timeMs, size: present };
  }
  return most.size > 0 ? [{ id: 'crowd', ...most, message: null, text: null }] : [];
}

/** What is worth seeing in a run, by time. */
export const sightsOf = (run: WatchedRun): Sight[] =>
  [...incidents(run), ...longestWait(run), ...crowd(run)].sort((a, b) => a.timeMs - b.timeMs);
