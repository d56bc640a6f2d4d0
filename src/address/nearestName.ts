import leven from 'leven';

/** No name is this long; more of a text is not compared, which takes time by its length. */
const LONGEST = 100;

/** The candidates with their edit distance from `name`, nearest first. */
function ranked(name: string, candidates: readonly string[]) {
  const wanted = name.slice(0, LONGEST).toLowerCase();
  return candidates
    .map((candidate) => ({ candidate, distance: leven(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
}

/** The candidate most like `name`, if any is near enough to be what was meant. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const [best] = ranked(name, candidates);
  return best && best.distance <= Math.max(2, Math.ceil(best.candidate.length / 2))
    ? best.candidate
    : undefined;
}

/** A message has room for this many names. */
const MOST_LISTED = 8;

/** The candidates in their order; of many, those most like `name` and how many more there are. */
export function listedNames(name: string, candidates: readonly string[]): string {
  if (candidates.length <= MOST_LISTED) return candidates.join(', ');
  const nearest = ranked(name, candidates)
    .slice(0, MOST_LISTED)
    .map(({ candidate }) => candidate);
  return `${nearest.join(', ')} and ${candidates.length - MOST_LISTED} more`;
}
