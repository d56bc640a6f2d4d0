import { rollups } from 'd3-array';
import type { Notes } from '../../simulator/watch/notes';
import type { WatchedRun } from './watched';

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
function longestWait(run: WatchedRun, { message, part, fromMs, toMs }: Notes): Sight[] {
  const lengthMs = (row: number) => (toMs[row] ?? 0) - (fromMs[row] ?? 0);
  let longest: number | null = null;
  for (let row = 0; row < part.length; row += 1) {
    const isWait = run.stages[part[row] ?? 0]?.kind === 'wait';
    if (!isWait || !isInside(run, fromMs[row] ?? 0) || !isInside(run, toMs[row] ?? 0)) continue;
    if (longest === null || lengthMs(row) > lengthMs(longest)) longest = row;
  }
  if (longest === null) return [];
  return [
    {
      id: 'longestWait',
      timeMs: (toMs[longest] ?? 0) - 0.5,
      message: message[longest] ?? 0,
      size: lengthMs(longest),
      text: run.stages[part[longest] ?? 0]?.label ?? null,
    },
  ];
}

/** When most messages are under way. */
function crowd(run: WatchedRun): Sight[] {
  const changes = run.journeys.flatMap(({ beginMs, endMs }) => [
    { timeMs: beginMs, change: 1 },
    { timeMs: endMs, change: -1 },
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

/** What is worth seeing in a run and the notes of its messages, by time. */
export const sightsOf = (run: WatchedRun, notes: Notes): Sight[] =>
  [...incidents(run), ...longestWait(run, notes), ...crowd(run)].sort(
    (a, b) => a.timeMs - b.timeMs,
  );

/** Where a run has most to show: at the first of what happens from its stretch on, else at its beginning. */
export function opensAtMs({ run, sights }: { run: WatchedRun; sights: readonly Sight[] }): number {
  const { fromMs, untilMs } = run.stretch;
  const first = sights.find(({ id, timeMs }) => id === 'incident' && timeMs >= fromMs);
  return Math.min(untilMs, first?.timeMs ?? fromMs);
}
