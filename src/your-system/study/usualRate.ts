import { type Description, sendersOf } from '../description';
import { meanMsOf } from '../edit/duration';
import { isHeld } from '../edit/fields';

/** About how many requests are sent in a second, where nobody waits or something is full. */
export function usualRate(description: Description): number {
  const visited = description.stations.filter((one) => !isHeld(one));
  const workMs = visited.reduce((all, { demandMs }) => all + (demandMs ?? 0), 0);
  const sent = sendersOf(description).reduce((all, { users, thinkMs, arrivalsPerSecond }) => {
    if (users != null) return all + (1000 * users) / (meanMsOf(thinkMs) + workMs || 1);
    return all + (typeof arrivalsPerSecond === 'number' ? arrivalsPerSecond : 0);
  }, 0);
  const limits = visited.flatMap(({ kind, count, demandMs }) =>
    kind === 'delay' || !demandMs ? [] : [(1000 * (count ?? 1)) / demandMs],
  );
  return Math.min(sent, ...limits);
}
