import { type Told, told, warning } from '../told';
import type { Warning } from '../types';
import { type Counted, countedOn } from './counted';
import { withoutIdleEnds } from './idle';
import { type Load, plateausOf } from './plateaus';
import { endOf, type Plateau, type Request } from './request';

/** All requests of a test. */
export interface Run {
  file: string;
  tool: string;
  requests: readonly Request[];
  /** Users over time, where the log tells them beside the requests. */
  loads?: readonly Load[];
  /** To what times of the log are rounded, in ms. */
  stepMs?: number;
  /** What holds for all levels. */
  known?: Partial<Told>;
}

const SHARE_OF_RAMPS = 0.1;
/** A gap that is as many times longer than a mean one is none of chance. */
const GAPS = 25;
const GAP_PERCENTILES = 3;

const secondsText = (ms: number): string => (ms / 1000).toFixed(1);

/** Users at the end of each request, as logs of JMeter tell them. */
function loadsOf(requests: readonly Request[]): Load[] {
  return requests.flatMap((one) =>
    one.users === null ? [] : [{ atMs: endOf(one), users: one.users }],
  );
}

const whole = (requests: readonly Request[]): Plateau => {
  const starts = requests.map(({ startMs }) => startMs);
  const [fromMs, toMs] = starts.reduce(
    ([least, most], start) => [Math.min(least, start), Math.max(most, start)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return { users: null, fromMs, toMs };
};

function warningsOf({ isSettled, longestGapMs, ...level }: Counted): Warning[] {
  const { requests, seconds, responseMs, maxMs } = level;
  const gapMs = requests && seconds ? (1000 * seconds) / requests : 0;
  const isGap =
    longestGapMs > GAPS * gapMs && longestGapMs > GAP_PERCENTILES * (responseMs?.p99 ?? 0);
  const stalled = `For ${secondsText(longestGapMs)} s nothing was sent, ${Math.round(longestGapMs / gapMs)} times longer than between others, and the longest response took ${secondsText(maxMs ?? 0)} s: users who would have come meanwhile are not among the percentiles (coordinated omission).`;
  const growing = `Response times still change after the warm-up, within ${(seconds ?? 0).toFixed(1)} s, so that this level depends on how long it lasted.`;
  return [
    ...(isGap ? [warning('stalls', stalled)] : []),
    ...(isSettled ? [] : [warning('unsettled', growing)]),
  ];
}

/** Levels of a run: where its users stay, without their warm-up. A run that does not tell its users is one level. */
export function levelsOfRun(run: Run): Told[] {
  const { file, tool, requests, stepMs = 1, known = {} } = run;
  const ended = [...requests].sort((a, b) => endOf(a) - endOf(b));
  const loads = run.loads ?? loadsOf(ended);
  const cut =
    loads.length > 0
      ? plateausOf(loads, withoutIdleEnds(ended, stepMs))
      : { plateaus: [whole(ended)], rampMs: 0 };
  const held = cut.plateaus.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  const ramps = `${secondsText(cut.rampMs)} s of ${secondsText(cut.rampMs + held)} s are ramps, in which the number of users changes; they are left out.`;
  const isRamp = cut.rampMs > SHARE_OF_RAMPS * (cut.rampMs + held);
  return cut.plateaus.flatMap((plateau) => {
    const counted = countedOn(plateau, ended, stepMs);
    if (counted === null) return [];
    const { isSettled: _settled, longestGapMs: _gap, ...level } = counted;
    // A clock of whole seconds tells of no gaps.
    const own = warningsOf(stepMs < 1000 ? counted : { ...counted, longestGapMs: 0 });
    const warnings = [...own, ...(isRamp ? [warning('ramps-left-out', ramps)] : [])];
    return [told(file, tool, { ...level, ...known, warnings })];
  });
}

/** Most requests that were under way at once. */
export function mostAtOnce(requests: readonly Request[]): number {
  const starts = Float64Array.from(requests, ({ startMs }) => startMs).sort();
  const ends = Float64Array.from(requests, endOf).sort();
  let [most, ended] = [0, 0];
  starts.forEach((start, at) => {
    while ((ends[ended] ?? Number.POSITIVE_INFINITY) <= start) ended += 1;
    most = Math.max(most, at + 1 - ended);
  });
  return most;
}
