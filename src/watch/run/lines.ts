import { group } from 'd3-array';
import type { Notes } from '../../simulator/watch/notes';
import type { WatchedRun, WatchedStage } from './watched';

/** How many are in each line, by the part that tells of it. */
export function linesOf(
  { message, part, fromMs, toMs }: Notes,
  stages: readonly WatchedStage[],
): WatchedRun['lines'] {
  const levels = Array.from(part, (line, row) => ({
    id: stages[line]?.id ?? '',
    count: message[row] ?? 0,
    fromMs: fromMs[row] ?? 0,
    untilMs: toMs[row] ?? 0,
  }));
  return Object.fromEntries(group(levels, ({ id }) => id));
}

/** How many messages are in a line at an instant. */
export const levelAt = ({ lines }: WatchedRun, id: string, timeMs: number): number =>
  lines[id]?.find(({ fromMs, untilMs }) => fromMs <= timeMs && timeMs < untilMs)?.count ?? 0;
