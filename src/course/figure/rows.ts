import { startOf } from '../chapter/knobs';
import type { Chapter } from '../chapter/types';

/** Servers that stand above each other before another column begins. */
const MOST = 4;

/** The most servers that a chapter's knobs give each station. */
export function mostServers({
  knobs,
  network,
}: Pick<Chapter, 'knobs' | 'network'>): Readonly<Record<string, number>> {
  const start = startOf({ knobs });
  const most: Record<string, number> = {};
  for (const { id, max } of knobs)
    for (const station of network({ ...start, [id]: max }).stations)
      most[station.id] = Math.max(most[station.id] ?? 0, station.servers ?? 0);
  return most;
}

/** How many servers stand above each other in the drawing of a chapter, whatever its knobs are. */
export const rowsOf = (chapter: Pick<Chapter, 'knobs' | 'network'>): number =>
  Math.min(MOST, Math.max(...Object.values(mostServers(chapter))));
