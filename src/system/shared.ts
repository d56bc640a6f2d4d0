import type { System } from './document';
import type { SystemStation } from './report';

/**
 * Requests that are at a station whose processors are shared by all inside, beyond those that its processors work on: the time that
 * requests lose to each other there, where nobody stands in a line. 0 where they come one after another.
 */
export function meanSlowed(system: System, station: SystemStation): number {
  const { sharing, count } = system.stations.find(({ name }) => name === station.name) ?? {};
  if (sharing !== 'shared' || station.utilisation === null) return 0;
  return Math.max(0, station.meanInService - station.utilisation * (count ?? 1));
}
