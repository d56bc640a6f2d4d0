import { type Told, warning } from '../told';
import type { ResponseMs } from '../types';

export interface K6Tells {
  requests: number | null;
  requestsPerSecond: number | null;
  /** 0 to 1. */
  failedShare: number | null;
  iterationsPerSecond: number | null;
  iterationMs: number | null;
  /** Iterations that an executor with an arrival rate could not begin; null where none was dropped, or there is no such. */
  dropped: number | null;
  vus: { least: number | null; most: number | null };
  runMs: number | null;
  responseMs: ResponseMs;
  maxMs: number | null;
}

/** Time of an iteration that is not spent with requests, for each request: sleep and the script itself. */
function thinkOf({
  iterationMs,
  iterationsPerSecond,
  requestsPerSecond,
  responseMs,
}: K6Tells): number | null {
  if (
    iterationMs === null ||
    !iterationsPerSecond ||
    !requestsPerSecond ||
    responseMs.mean === null
  )
    return null;
  return Math.max(0, (iterationMs * iterationsPerSecond) / requestsPerSecond - responseMs.mean);
}

/** Share of the most virtual users that are busy on average, below which their number changed. */
const STEADY = 0.9;

/** Virtual users: their highest number, unless fewer were busy on average; null where their number changed and that is not known. */
function usersOf({ vus, iterationMs, iterationsPerSecond }: K6Tells): number | null {
  const busy = ((iterationMs ?? 0) * (iterationsPerSecond ?? 0)) / 1000;
  if (vus.most === null) return null;
  const isSteady = busy > 0 ? busy >= STEADY * vus.most : (vus.least ?? 0) >= STEADY * vus.most;
  if (isSteady) return vus.most;
  return busy > 0 ? Math.max(1, busy) : null;
}

/** A level of k6 from what it sums up at the end: closed by its virtual users unless it dropped iterations of a rate. */
export function k6Level(tells: K6Tells): Partial<Told> {
  const { requestsPerSecond: rate, failedShare, vus, dropped, runMs, requests } = tells;
  const failed = failedShare ?? 0;
  const isOpen = dropped !== null && dropped > 0;
  const seconds = runMs !== null ? runMs / 1000 : rate && requests ? requests / rate : null;
  const arrivals =
    rate === null ? null : rate + (dropped ?? 0) / (seconds ?? Number.POSITIVE_INFINITY);
  const users = isOpen ? null : usersOf(tells);
  const isRamp = !isOpen && vus.most !== null && users !== vus.most;
  const said = `The virtual users went from ${vus.least} to ${vus.most} inside this file, so that its means are of no single level; k6 writes points over time with --out csv=points.csv.`;
  const loopNote = isOpen
    ? `${dropped} iterations could not be begun, which only executors with an arrival rate tell.`
    : 'A summary of k6 does not name its executor; users who wait for answers are assumed.';
  return {
    loop: isOpen ? 'open' : 'closed',
    loopNote,
    users,
    usersNote: isRamp && users === null ? said : '',
    arrivalsPerSecond: isOpen ? arrivals : null,
    throughputPerSecond: rate === null ? null : rate * (1 - failed),
    errorsPerSecond: rate === null ? null : rate * failed,
    responseMs: tells.responseMs,
    thinkMs: isOpen ? null : thinkOf(tells),
    maxMs: tells.maxMs,
    seconds,
    requests,
    warnings: isRamp ? [warning('ramp', said)] : [],
  };
}
