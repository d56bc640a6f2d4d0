import type { Summary } from '../../../../simulator/types';
import { growthPerHour, isLevel } from '../level';

/** An hour at one load. */
export interface Step {
  ratePerSecond: number;
  receivedPerSecond: number;
  cleanupSeconds: number | null;
  cleanupFailuresPercent: number | null;
  /** Growth of the spool in the second half of the hour, in rows per hour. */
  growthPerHour: number;
  verdict: 'holds' | 'spool grows' | 'receiving gives way';
}

export const FIRST_PER_SECOND = 100;
export const MOST_PER_SECOND = 400;
/** Large steps up to the first load that is too high, then small ones below it. */
const LARGE = 10;
const SMALL = 2;
/** A receive rate below this share of the load no longer follows it. */
const FOLLOWS = 0.98;

/** What an hour at a load says. */
export function judgeStep(ratePerSecond: number, summary: Summary): Step {
  const value = (metric: string) => summary.metrics[metric]?.mean ?? null;
  const receivedPerSecond = value('receivedPerSecond') ?? 0;
  const level = summary.status === 'done' && isLevel(summary);
  return {
    ratePerSecond,
    receivedPerSecond,
    cleanupSeconds: value('cleanupSeconds'),
    cleanupFailuresPercent: value('cleanupFailuresPercent'),
    growthPerHour: growthPerHour(summary),
    verdict: !level
      ? 'spool grows'
      : receivedPerSecond < FOLLOWS * ratePerSecond
        ? 'receiving gives way'
        : 'holds',
  };
}

/** The lowest load that did not hold; infinite while there is none. */
const limitOf = (steps: readonly Step[]): number =>
  Math.min(
    ...steps.filter(({ verdict }) => verdict !== 'holds').map(({ ratePerSecond }) => ratePerSecond),
  );

/** The highest load that held below the first one that did not; null while there is none. */
export function maximumOf(steps: readonly Step[]): number | null {
  const limit = limitOf(steps);
  const held = steps.filter(
    ({ verdict, ratePerSecond }) => verdict === 'holds' && ratePerSecond < limit,
  );
  return held.length === 0 ? null : Math.max(...held.map(({ ratePerSecond }) => ratePerSecond));
}

/** The load to try next; null when the maximum is known. */
export function nextRate(steps: readonly Step[]): number | null {
  const limit = limitOf(steps);
  const held = maximumOf(steps);
  if (steps.length === 0) return FIRST_PER_SECOND;
  if (limit === Number.POSITIVE_INFINITY) {
    const next = (held ?? FIRST_PER_SECOND) + LARGE;
    return next > MOST_PER_SECOND ? null : next;
  }
  if (held === null) return null;
  const next = held + SMALL;
  return next < limit ? next : null;
}
