import type { TriedPool } from '../../../../charts/curves/PoolCliff';

/** A size that completes less than this share of the lower bracket has fallen. */
const FALLEN = 0.5;

/** Between which sizes the edge is looked for. */
export interface Bracket {
  low: number;
  high: number;
}

/** The largest size that holds and the smallest that has fallen, so far. */
export interface Edge {
  last: TriedPool;
  fallen: TriedPool;
}

/** How near the sizes that were run come to the edge; null before both ends of the bracket were. */
export function nearestEdge(tried: readonly TriedPool[], { low, high }: Bracket): Edge | null {
  const base = tried.find(({ threads }) => threads === low);
  if (!base) return null;
  const within = tried
    .filter(({ threads }) => threads >= low && threads <= high)
    .sort((a, b) => a.threads - b.threads);
  const first = within.findIndex(({ completed }) => completed < FALLEN * base.completed);
  const last = within[first - 1];
  const fallen = within[first];
  return last && fallen ? { last, fallen } : null;
}

/** The size to run next: both ends of the bracket, then the middle of what is left; null where the edge is known. */
export function nextSize(tried: readonly TriedPool[], bracket: Bracket): number | null {
  for (const end of [bracket.low, bracket.high]) {
    if (!tried.some(({ threads }) => threads === end)) return end;
  }
  const edge = nearestEdge(tried, bracket);
  if (edge === null) return null;
  const { last, fallen } = edge;
  return fallen.threads - last.threads > 1 ? Math.floor((last.threads + fallen.threads) / 2) : null;
}

/** The edge, where the search is over and found one. */
export const edgeOf = (tried: readonly TriedPool[], bracket: Bracket): Edge | null =>
  nextSize(tried, bracket) === null ? nearestEdge(tried, bracket) : null;
