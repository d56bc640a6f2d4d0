import { least } from 'd3-array';
import { keptReport } from '../../watch/run/still';
import type { Journey, WatchedRun, WatchedStage } from '../../watch/run/watched';

/** What is known of the run that a message belongs to. */
export type TaleRun = Pick<WatchedRun, 'stages' | 'journeys' | 'longestMs' | 'report'>;

/** One message from its first to its last instant, and who else was under way. */
export interface Tale {
  run: TaleRun;
  journey: Journey;
}

/** A stage by its path and name: both ways have stages of the same name. */
export const nameOf = ({ path, id }: WatchedStage): string => `${path} ${id}`;

/** Whether all of a message's way is known, up to the answer. */
export const isTold = ({ stages }: TaleRun, { isWhole, lastPart }: Journey): boolean =>
  isWhole && lastPart === stages.length - 1;

/** The way of a message; null where the run does not tell all of it. */
export function taleOf(run: TaleRun, message: number): Tale | null {
  const journey = run.journeys.find((one) => one.message === message);
  return journey && isTold(run, journey) ? { run, journey } : null;
}

/** The message that knocks nearest to an instant, of those whose way is known; null where there is none. */
export function taleNear(run: TaleRun, beginMs: number): Tale | null {
  const known = run.journeys.filter((one) => isTold(run, one));
  const journey = least(known, (one) => Math.abs(one.beginMs - beginMs));
  return journey ? { run, journey } : null;
}

/** Places after the decimal point that a kept time has, ms. */
const KEPT_DIGITS = 2;
const kept = (timeMs: number): number => Number(timeMs.toFixed(KEPT_DIGITS));

/** A tale by itself: of the others only where they are while it lasts. */
export function excerptOf({ run, journey }: Tale): Tale {
  const { beginMs, endMs } = journey;
  const beside = run.journeys.filter((one) => one.beginMs < endMs && one.endMs > beginMs);
  const journeys = beside.map((one) => ({
    ...one,
    beginMs: kept(one.beginMs),
    endMs: kept(one.endMs),
    spans: one.spans
      .filter(({ fromMs, toMs }) => fromMs < endMs && toMs > beginMs)
      .map((span) => ({ ...span, fromMs: kept(span.fromMs), toMs: kept(span.toMs) })),
  }));
  const own = journeys.find(({ message }) => message === journey.message);
  if (own === undefined) throw new Error(`Message ${journey.message} is not beside itself.`);
  const { stages, longestMs } = run;
  return { run: { stages, longestMs, report: keptReport(run.report), journeys }, journey: own };
}
