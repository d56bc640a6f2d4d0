import { consoleLevel } from '../consoleFields';
import { per, times } from '../jsonFields';
import type { Told } from '../told';

const MS_OF_S = 1000;
/** siege cuts times to hundredths of a second. */
const RESOLUTION_MS = 10;

export interface SiegeTells {
  good: number | null;
  bad: number | null;
  seconds: number | null;
  meanS: number | null;
  longestS: number | null;
  /** Mean number of requests under way, which siege calls concurrency. */
  underWay: number | null;
}

/** A level of siege. Its successful transactions count what was redirected twice, its failed ones answers above 400. */
export function siegeLevel({
  good,
  bad,
  seconds,
  meanS,
  longestS,
  underWay,
}: SiegeTells): Partial<Told> {
  const note = `siege had ${underWay} requests under way on average; more users if they pause.`;
  return {
    users: underWay === null ? null : Math.max(1, Math.ceil(underWay - 0.01)),
    usersNote: underWay === null ? '' : note,
    throughputPerSecond: per(good, seconds),
    errorsPerSecond: per(bad, seconds),
    responseMs: { mean: times(meanS, MS_OF_S), p50: null, p90: null, p95: null, p99: null },
    maxMs: times(longestS, MS_OF_S),
    resolutionMs: RESOLUTION_MS,
    seconds,
    requests: good === null ? null : good + (bad ?? 0),
  };
}

const BEGINS = [
  /^\*\* SIEGE/m,
  /^\*\* Preparing/m,
  /^The server is now under siege/m,
  /^Lifting the server siege/m,
];

/** What siege prints at its end. */
export const siegeConsole = consoleLevel(
  'siege',
  [/^Transaction rate:\s/m, /^Concurrency:\s/m],
  { once: /^Transactions:\s/m, begins: BEGINS },
  ({ required, optional }) => {
    const level = siegeLevel({
      good: required('Successful transactions', /^Successful transactions:\s+(\S+)/),
      bad: optional('Failed transactions', /^Failed transactions:\s+(\S+)/),
      seconds: required('Elapsed time', /^Elapsed time:\s+(\S+)/),
      meanS: required('Response time', /^Response time:\s+(\S+)/),
      longestS: optional('Longest transaction', /^Longest transaction:\s+(\S+)/),
      underWay: optional('Concurrency', /^Concurrency:\s+(\S+)/),
    });
    const users = optional('concurrent users', /^\*\* Preparing (\S+) concurrent users/);
    return users === null ? level : { ...level, users, usersNote: '' };
  },
);
