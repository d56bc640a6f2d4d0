import leven from 'leven';

/** The candidate most like `name`, if any is near enough to be what was meant. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: leven(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, Math.ceil(best.candidate.length / 2))
    ? best.candidate
    : undefined;
}
