import { ascending, min } from 'd3-array';
import { isOverloaded } from '../loadtest/checks/overload';
import type { Level } from '../system/document';
import { loadOf } from '../system/fitLevels';

/** From so many loads on, some are kept back. */
const ENOUGH_LOADS = 6;
const KEPT_BACK = 2;
/** Requests that take so many times as long as those of the quickest level wait for something. */
const WAITING = 1.5;

/** How long a request is inside, ms: by Little's law where users are known, since tools err in times first. */
function insideMs(level: Level): number {
  const { users, throughputPerSecond, thinkMs, responseMs } = level;
  if (users == null) return responseMs?.mean ?? Number.NaN;
  return (1000 * users) / throughputPerSecond - (thinkMs ?? 0);
}

/** Whether the highest of some levels shows that anything is waited for; also where times do not tell. */
function showsWaiting(levels: readonly Level[], highest: number): boolean {
  const quickest = min(levels, insideMs) ?? Number.NaN;
  const ofHighest = levels.filter((level) => loadOf(level) === highest);
  return !ofHighest.some((level) => insideMs(level) < WAITING * quickest);
}

/**
 * The two highest loads, where enough others are left to explain them; none else. A rate that was more than the system
 * could answer is never kept back: what it answered then is the limit that is asked for. Nor is any where the others
 * show no waiting: they foretell no limit, and all that was measured is needed to say how high it lies at least.
 */
export function defaultHold(levels: readonly Level[]): number[] {
  const answered = levels.filter((level) => !isOverloaded(level));
  const loads = [...new Set(answered.flatMap((level) => loadOf(level) ?? []))].sort(ascending);
  if (loads.length < ENOUGH_LOADS) return [];
  const others = loads.slice(0, -KEPT_BACK);
  const left = answered.filter((level) => others.includes(loadOf(level) ?? Number.NaN));
  return showsWaiting(left, others.at(-1) ?? Number.NaN) ? loads.slice(-KEPT_BACK) : [];
}
