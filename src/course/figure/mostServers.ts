import { startOf } from '../chapter/knobs';
import type { Chapter } from '../chapter/types';

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
