/** Share of arrivals that wait before several equal servers (Erlang's C), by the load in busy servers. */
function waitingShare(servers: number, load: number): number {
  let term = 1;
  let lower = 0;
  for (let inside = 0; inside < servers; inside++) {
    lower += term;
    term *= load / (inside + 1);
  }
  const all = term / (1 - load / servers);
  return all / (lower + all);
}

/** Mean response in ms of messages at random before several servers whose work is random. */
export function multiServerResponseMs(perSecond: number, workMs: number, servers: number): number {
  const load = (perSecond * workMs) / 1000;
  return workMs + (waitingShare(servers, load) * workMs) / (servers - load);
}

/** Repairs per second of one repairer, of machines that run for a random time and then wait their turn. */
export function repairsPerSecond(machines: number, runMs: number, repairMs: number): number {
  let weight = 1;
  let all = 1;
  for (let broken = 1; broken <= machines; broken++) {
    weight *= ((machines - broken + 1) * repairMs) / runMs;
    all += weight;
  }
  return (1000 / repairMs) * (1 - 1 / all);
}

/** Requests per second of users without pauses at single servers of these demands, by convolution. */
export function closedPerSecond(users: number, demandsMs: readonly number[]): number {
  const weights = [1, ...Array.from({ length: users }, () => 0)];
  for (const demandMs of demandsMs) {
    for (let inside = 1; inside <= users; inside++) {
      weights[inside] = (weights[inside] ?? 0) + demandMs * (weights[inside - 1] ?? 0);
    }
  }
  return (1000 * (weights[users - 1] ?? 0)) / (weights[users] ?? 0);
}
