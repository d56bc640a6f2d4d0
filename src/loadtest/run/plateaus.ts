import type { Held, Plateau } from './request';

/** A number of users at a time. */
export interface Load {
  atMs: number;
  users: number;
}

/** How far users may stray within a plateau, as some begin again while others do. */
const STRAY = 0.03;
/** Least length of a plateau: as a share of the longest, and in ms. */
const LEAST_SHARE = 0.2;
const LEAST_MS = 1500;

/**
 * Where the number of users stays, and how long the ramps between took.
 *
 * @param trimmed a stretch without what does not belong to it
 */
export function plateausOf(
  loads: readonly Load[],
  trimmed: (held: Held) => Held = (held) => held,
): { plateaus: Plateau[]; rampMs: number } {
  const found: Held[] = [];
  for (const { atMs, users } of loads) {
    const current = found.at(-1);
    if (current !== undefined && Math.abs(users - current.users) <= STRAY * current.users)
      current.toMs = atMs;
    else {
      if (current !== undefined) current.toMs = atMs;
      found.push({ users, fromMs: atMs, toMs: atMs });
    }
  }
  const lasting = found.filter(({ users }) => users > 0).map(trimmed);
  const longest = Math.max(0, ...lasting.map(({ fromMs, toMs }) => toMs - fromMs));
  const least = Math.max(LEAST_SHARE * longest, Math.min(LEAST_MS, longest));
  const plateaus = lasting.filter(({ fromMs, toMs }) => toMs - fromMs >= least);
  const length = (all: readonly Plateau[]) =>
    all.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  return { plateaus, rampMs: length(lasting) - length(plateaus) };
}
