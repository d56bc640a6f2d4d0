/** Whether a server is busy a whole number of percent of the time, within two bounds: for exercises done by hand. */
export function wholePercent(
  perSecond: number,
  workMs: number,
  least: number,
  most: number,
): boolean {
  const percent = (perSecond * workMs) / 10;
  return Number.isInteger(percent) && percent >= least && percent <= most;
}

/** Mean wait before one server, messages and work at random; null where it is full. */
export function waitMs(perSecond: number, workMs: number): number | null {
  const busy = (perSecond * workMs) / 1000;
  return busy < 1 ? (busy / (1 - busy)) * workMs : null;
}

/** Mean number at one server and in line before it, messages at random and work of any variation; null where it is full. */
export function meanInside(
  perSecond: number,
  workMs: number,
  squaredVariation: number,
): number | null {
  const busy = (perSecond * workMs) / 1000;
  return busy < 1 ? busy + (busy * busy * (1 + squaredVariation)) / (2 * (1 - busy)) : null;
}

/**
 * Throughput per second of users who think, then visit one-server places in a row, all times at random: exact by mean value
 * analysis. A message that comes to a place finds there what one user fewer would leave there on average.
 */
export function meanValueAnalysis(
  users: number,
  thinkMs: number,
  worksMs: readonly number[],
): number {
  let perMs = 0;
  let lengths = worksMs.map(() => 0);
  // The users one after another; a part of a user comes first, so that curves have no steps.
  for (let others = Math.ceil(users) - 1; others >= 0; others--) {
    const visitsMs = worksMs.map((workMs, place) => workMs * (1 + (lengths[place] ?? 0)));
    perMs = (users - others) / (thinkMs + visitsMs.reduce((sum, visit) => sum + visit, 0));
    lengths = visitsMs.map((visit) => perMs * visit);
  }
  return 1000 * perMs;
}

/** What the throughput per second of such users cannot exceed: nobody waits, or the longest work never pauses. */
export function mostPerSecond(users: number, thinkMs: number, worksMs: readonly number[]): number {
  const workMs = worksMs.reduce((sum, work) => sum + work, 0);
  return Math.min((1000 * users) / (thinkMs + workMs), 1000 / Math.max(...worksMs));
}
