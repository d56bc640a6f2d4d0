/** Seconds in an hour. */
const HOUR_S = 3600;

/** What happens in an hour, in whole messages. */
export interface Flow {
  arrived: number;
  carried: number;
  /** At the end of the hour. */
  waiting: number;
  /** The highest rate carried within the hour, per second: what its limits are judged at. */
  rate: number;
}

/** What a system carries, per second. */
export interface Capacity {
  /** At most, whatever it costs. */
  most: number;
  /** With all limits kept. */
  accepted: number;
}

/**
 * Backlog as a fluid. What arrives is carried while it can be at all, even where limits break; what nothing can carry waits,
 * and is worked off in later hours at the highest rate that keeps the limits. Counted in whole messages, so that what
 * arrived is what was carried and what waits, exactly.
 */
export function flow(rates: readonly number[], { most, accepted }: Capacity, before = 0): Flow[] {
  const mostMessages = Math.floor(HOUR_S * most);
  const acceptedMessages = Math.min(mostMessages, Math.floor(HOUR_S * accepted));
  let waiting = before;
  return rates.map((rate) => {
    const arrived = Math.round(HOUR_S * rate);
    const drains = waiting > 0 && arrived < acceptedMessages;
    const carried = drains
      ? Math.min(arrived + waiting, acceptedMessages)
      : Math.min(arrived, mostMessages);
    waiting += arrived - carried;
    return { arrived, carried, waiting, rate: drains ? accepted : Math.min(rate, most) };
  });
}
