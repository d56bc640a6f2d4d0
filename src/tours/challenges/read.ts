import { listedNames, nearestName } from '../../address/nearestName';
import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';

/** The challenge that a link names, or the nearest, with what was wrong. Never throws. */
export function readChallenge(
  given: string,
  ids: readonly string[],
): { id: string; problems: Problem[] } {
  if (ids.includes(given)) return { id: given, problems: [] };
  const id = nearestName(given, ids) ?? ids[0] ?? '';
  const accepted = listedNames(given, ids);
  const message = `Challenge (challenge) is ${quoted(given)}; accepted: ${accepted}. ${id} is used.`;
  return { id, problems: [{ field: 'challenge', given, accepted, message }] };
}
