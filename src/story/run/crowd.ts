import { greatest, sum } from 'd3-array';
import type { WatchedRun } from '../../watch/run/watched';
import { isTold } from './tale';

/** A message of the watched minute. */
export interface Passed {
  message: number;
  /** When it knocked, in s of the run. */
  atS: number;
  /** From then to the answer. */
  totalMs: number;
  /** How much of it it stood in lines. */
  waitedMs: number;
}

const kept = (value: number, digits: number): number => Number(value.toFixed(digits));

/** All messages of a stretch whose whole way is known, by the time at which they knocked. */
export function crowdOf(run: WatchedRun): Passed[] {
  const { fromMs, untilMs } = run.stretch;
  return run.journeys
    .filter((one) => one.beginMs >= fromMs && one.endMs <= untilMs && isTold(run, one))
    .map(({ message, beginMs, endMs, spans }) => ({
      message,
      atS: kept(beginMs / 1000, 3),
      totalMs: kept(endMs - beginMs, 1),
      waitedMs: kept(
        sum(spans, ({ part, fromMs, toMs }) =>
          run.stages[part]?.kind === 'wait' ? toMs - fromMs : 0,
        ),
        1,
      ),
    }));
}

/** As kept in a file: of each message its number, when it knocked, how long it took and how long it waited. */
export type CrowdRow = readonly [number, number, number, number];

export const toRows = (crowd: readonly Passed[]): CrowdRow[] =>
  crowd.map(({ message, atS, totalMs, waitedMs }) => [message, atS, totalMs, waitedMs]);

export const fromRows = (rows: readonly CrowdRow[]): Passed[] =>
  rows.map(([message, atS, totalMs, waitedMs]) => ({ message, atS, totalMs, waitedMs }));

/** Who stood in lines for longest. */
export const longestOf = (crowd: readonly Passed[]): Passed | undefined =>
  greatest(crowd, ({ waitedMs }) => waitedMs);

/** How many stood in lines for longer than one. */
export const longerThan = (crowd: readonly Passed[], { waitedMs }: Passed): number =>
  crowd.filter((one) => one.waitedMs > waitedMs).length;
