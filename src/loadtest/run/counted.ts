import { mean, quantile, quantileSorted, variance } from 'd3-array';
import type { Told } from '../told';
import type { ResponseMs } from '../types';
import { batchMeans } from './batchMeans';
import { warmUp } from './mser';
import { endOf, type Plateau, type Request } from './request';

const LEAST_BINS = 5;
const MOST_BINS = 20;
/** Requests in a bin of time, so that counting them one by one says little. */
const IN_BIN = 10;

/** Mean and percentiles of response times in ms. */
export function responsesOf(elapsedMs: readonly number[]): ResponseMs {
  const sorted = Float64Array.from(elapsedMs).sort();
  const at = (share: number) => quantileSorted(sorted as unknown as number[], share) ?? null;
  return { mean: mean(sorted) ?? null, p50: at(0.5), p90: at(0.9), p95: at(0.95), p99: at(0.99) };
}

/** How many ended in each of equal stretches of time, per second. */
function ratesOf(
  ended: readonly Request[],
  fromMs: number,
  toMs: number,
  stepMs: number,
): number[] {
  const wanted = Math.min(MOST_BINS, Math.max(LEAST_BINS, Math.floor(ended.length / IN_BIN)));
  // A clock of whole seconds fills bins of whole seconds.
  const binMs = Math.max(stepMs, Math.floor((toMs - fromMs) / wanted / stepMs) * stepMs);
  const bins = Math.floor((toMs - fromMs) / binMs);
  const counts = new Array<number>(bins).fill(0);
  for (const request of ended) {
    const at = Math.floor((endOf(request) - fromMs) / binMs);
    if (at >= 0 && at < bins) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count) => (1000 * count) / binMs);
}

/** The longest stretch in ms in which nothing was sent. */
function longestGap(requests: readonly Request[]): number {
  const starts = Float64Array.from(requests, ({ startMs }) => startMs).sort();
  return starts.reduce((most, start, at) => Math.max(most, start - (starts[at - 1] ?? start)), 0);
}

/** Share of the response times that are no peaks. */
const NO_PEAKS = 0.98;

/** Response times with the few longest cut off: one stall must not make all before it a warm-up. */
function withoutPeaks(elapsedMs: readonly number[]): number[] {
  const most = quantile(elapsedMs, NO_PEAKS) ?? 0;
  return elapsedMs.map((value) => Math.min(value, most));
}

/** How far the last third of the response times may lie from the first: as a share, and in standard errors. */
const DRIFT = 0.25;
const DRIFT_ERRORS = 5;

/** Whether response times go on rising or falling: the last third of them lies beyond chance from the first. */
function drifts(elapsedMs: readonly number[]): boolean {
  const third = Math.floor(elapsedMs.length / 3);
  if (third < IN_BIN) return false;
  const [first, last] = [elapsedMs.slice(0, third), elapsedMs.slice(-third)];
  const [before, after] = [mean(first) ?? 0, mean(last) ?? 0];
  const error = Math.sqrt(((variance(first) ?? 0) + (variance(last) ?? 0)) / third);
  const off = Math.abs(after - before);
  return off > DRIFT * Math.min(before, after) && off > DRIFT_ERRORS * error;
}

/** What was measured on a plateau. */
export interface Counted extends Partial<Told> {
  isSettled: boolean;
  longestGapMs: number;
}

/**
 * Counts what ended on a plateau after its warm-up, which MSER-5 tells from the response times.
 *
 * @param ended requests by their end
 * @param stepMs to what times of the log are rounded
 */
export function countedOn(
  plateau: Plateau,
  ended: readonly Request[],
  stepMs: number,
): Counted | null {
  const isCoarse = stepMs >= 1000;
  const fromMs = isCoarse ? Math.floor(plateau.fromMs / stepMs + 1) * stepMs : plateau.fromMs;
  const toMs = isCoarse ? Math.floor(plateau.toMs / stepMs) * stepMs : plateau.toMs;
  const within = ended.filter((one) => endOf(one) >= fromMs && endOf(one) < toMs);
  const { cut, isSettled } = warmUp(withoutPeaks(within.map(({ elapsedMs }) => elapsedMs)));
  const first = within[cut];
  if (first === undefined) return null;
  const cutMs = isCoarse ? Math.ceil(endOf(first) / stepMs) * stepMs : endOf(first);
  const beginMs = cut === 0 ? fromMs : cutMs;
  const counted = within.filter((one) => endOf(one) >= beginMs);
  const seconds = (toMs - beginMs) / 1000;
  if (counted.length < 2 || seconds <= 0) return null;
  const good = counted.filter(({ isOk }) => isOk);
  const elapsed = counted.map(({ elapsedMs }) => elapsedMs);
  return {
    users: plateau.users,
    throughputPerSecond: good.length / seconds,
    throughputStandardError: batchMeans(ratesOf(good, beginMs, toMs, stepMs)),
    errorsPerSecond: (counted.length - good.length) / seconds,
    responseMs: responsesOf(good.length > 0 ? good.map(({ elapsedMs }) => elapsedMs) : elapsed),
    maxMs: elapsed.reduce((most, value) => Math.max(most, value), 0),
    seconds,
    warmUpSeconds: (beginMs - fromMs) / 1000,
    requests: counted.length,
    beginSeconds: beginMs / 1000,
    endSeconds: toMs / 1000,
    isSettled: isSettled && !drifts(elapsed),
    longestGapMs: longestGap(within),
  };
}
