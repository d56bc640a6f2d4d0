/** A station that users of a closed network visit, first come first served by one server. */
export interface Station {
  /** Time in ms that one cycle of a user takes it for, over all visits. */
  demandMs: number;
  /** Time in ms of its own that each cycle takes it for besides, without the user waiting for it. */
  openMs?: number;
  /** Alike stations that a cycle is spread over evenly, one of them per visit. */
  copies?: number;
}

/** Users who go round a network: each thinks and then visits every station. */
export interface ClosedNetwork {
  users: number;
  /** Time in ms of a cycle that nobody waits for, such as thinking. */
  delayMs: number;
  stations: readonly Station[];
}

export interface Cycle {
  /** Cycles of all users per ms. */
  perMs: number;
  /** Time in ms that a cycle spends at each station, waiting included. */
  residenceMs: readonly number[];
}

const HALVINGS = 32;

/** Time at a station by Bard and Schweitzer: an arrival finds what the other users leave there on average. */
function residence({ demandMs, openMs = 0, copies = 1 }: Station, perMs: number, users: number) {
  const others = (users - 1) / users;
  const free = 1 - (perMs * (openMs + others * demandMs)) / copies;
  return free > 0 ? demandMs / free : Number.POSITIVE_INFINITY;
}

function cycleMs({ users, delayMs, stations }: ClosedNetwork, perMs: number): number {
  let time = delayMs;
  for (const station of stations) time += residence(station, perMs, users);
  return time;
}

/**
 * Approximate mean value analysis of a closed network (Bard and Schweitzer), in which cycles may leave work behind that
 * nobody waits for. It is exact for one user, for one station and for stations with the same demand. The rate is found
 * by halving, as the time of a cycle grows with it.
 */
export function approximateMva(network: ClosedNetwork): Cycle {
  const { users, stations } = network;
  let [low, high] = [0, users / cycleMs(network, 0)];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (middle * cycleMs(network, middle) > users) high = middle;
    else low = middle;
  }
  return { perMs: low, residenceMs: stations.map((one) => residence(one, low, users)) };
}
