import { beginOf, endOf, type Journey, type Span, type WatchedRun } from './run';

/** An instant worth seeing, and the message that shows it. */
export interface Sight {
  id: 'checkpoint' | 'longestWait' | 'crowd';
  timeMs: number;
  /** Who shows it; null where it is about all. */
  message: number | null;
  /** How long the wait is in ms, or how many messages there are. */
  size: number | null;
  /** The stage of a wait, as the report names it. */
  stage: string | null;
}

const isInside = (run: WatchedRun, timeMs: number): boolean =>
  timeMs >= run.stretch.fromMs && timeMs <= run.stretch.untilMs;

function checkpoints(run: WatchedRun): Sight[] {
  return run.checkpointsMs
    .filter((time) => isInside(run, time))
    .map((timeMs) => ({ id: 'checkpoint', timeMs, message: null, size: null, stage: null }));
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
      stage: run.stages[span.part]?.label ?? null,
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
  return most.size > 0 ? [{ id: 'crowd', ...most, message: null, stage: null }] : [];
}

/** What is worth seeing in a run, by time. */
export const sightsOf = (run: WatchedRun): Sight[] =>
  [...checkpoints(run), ...longestWait(run), ...crowd(run)].sort((a, b) => a.timeMs - b.timeMs);
