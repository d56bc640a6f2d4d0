import type { Network, Station } from './shapes';

/** A place that more comes to than it lets through. Rates are messages per second. */
export interface Overload {
  /** Of the station, or of its lock. */
  id: string;
  comesPerSecond: number;
  passesPerSecond: number;
}

/** As much as it can let through, but for rounding, fills a place for good. */
const FULL = 1 - 1e-9;

/** Messages per second that a station can let through; null where it never is the limit: it is a delay, or turns away. */
function mostThrough({ servers, service, takes, frees, capacity, batch, slow }: Station) {
  if (capacity != null) return null;
  const atOnce = takes != null && takes === frees ? 1 : servers;
  if (atOnce === null) return null;
  const isSlow = slow ? slow.forMs / slow.everyMs : 0;
  const pace = 1 - isSlow + isSlow / (slow?.factor ?? 1);
  return (1000 * atOnce * (batch?.size ?? 1) * pace) / service.meanMs;
}

/**
 * The first place of a network, in the order of its stations, at which a line grows as long as messages come; null where
 * there is none. Stations stand in the order in which messages meet them, and a lock is held at one of them. Users of a
 * closed source wait for their turn, so they overload nothing.
 */
export function overloadOf({ sources, stations }: Network): Overload | null {
  const comes = new Map<string, number>();
  const send = (perSecond: number, legs: Station['to']) => {
    for (const { to, share } of legs) comes.set(to, (comes.get(to) ?? 0) + share * perSecond);
  };
  for (const source of sources)
    if (source.kind === 'open')
      send((1000 * (source.batch ?? 1)) / source.interarrival.meanMs, source.to);
  for (const station of stations) {
    const comesPerSecond = comes.get(station.id) ?? 0;
    const passesPerSecond = mostThrough(station);
    if (passesPerSecond !== null && comesPerSecond >= FULL * passesPerSecond)
      return { id: station.takes ?? station.id, comesPerSecond, passesPerSecond };
    send(comesPerSecond, station.to);
  }
  return null;
}
