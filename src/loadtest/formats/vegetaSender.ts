import type { Told } from '../told';

/** How near the sent rate comes to the one that was asked for. */
const PACED = 2e-4;
/** How near rate times response comes to the number of workers that always wait for an answer. */
const BUSY = 0.03;

export interface Sent {
  requests: number | null;
  /** From the first to the last request. */
  attackSeconds: number | null;
  meanMs: number | null;
}

/**
 * Whether vegeta sent at a rate, or as fast as a fixed number of workers got answers (rate 0), which its files do not say. A rate that
 * was asked for is a whole number in a second or a minute; workers that always wait make rate times response a whole number.
 */
export function senderOf({ requests, attackSeconds, meanMs }: Sent): Partial<Told> {
  if (requests === null || !attackSeconds) return { loop: 'open' };
  const rate = (requests - 1) / attackSeconds;
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) <= PACED * value;
  const arrivalsPerSecond = isWhole(rate) ? Math.round(rate) : rate;
  if (isWhole(rate) || (rate < 20 && isWhole(rate * 60)) || meanMs === null)
    return { loop: 'open', arrivalsPerSecond };
  const underWay = (rate * meanMs) / 1000;
  const workers = Math.round(underWay);
  if (workers < 1 || Math.abs(underWay / workers - 1) > BUSY)
    return { loop: 'open', arrivalsPerSecond };
  const why = `${rate.toFixed(1)} requests per second are no rate that one asks for, and ${underWay.toFixed(2)} were under way on average: vegeta seems to have sent without a rate, with ${workers} workers.`;
  return { loop: 'closed', users: workers, usersNote: why, loopNote: why };
}
