import { startOf } from '../chapter/knobs';
import type { Chapter } from '../chapter/types';

/** Servers that stand above each other before another column begins; users and locks are as high. */
const MOST = 4;

/** How many things stand above each other in the drawing of a chapter, whatever its knobs are. */
export function rowsOf({
  drawing,
  knobs,
  network,
}: Pick<Chapter, 'drawing' | 'knobs' | 'network'>): number {
  if (drawing.some(({ kind }) => kind === 'users' || kind === 'lock')) return MOST;
  const start = startOf({ knobs });
  const servers = knobs.flatMap(({ id, max }) =>
    network({ ...start, [id]: max }).stations.map((station) => station.servers ?? 0),
  );
  return Math.min(MOST, Math.max(...servers));
}
