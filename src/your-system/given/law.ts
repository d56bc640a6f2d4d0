import { max, median } from 'd3-array';
import type { Level } from '../../system/document';

/** How far N and X (R + Z) may part and the law be said to hold. */
const HOLDS = 0.05;

/** By how much X (R + Z) misses the users of a closed level, as a share of them; none where it cannot be told. */
function missOf({
  users,
  throughputPerSecond,
  errorsPerSecond,
  responseMs,
  thinkMs,
  warnings,
}: Level): number[] {
  const mean = responseMs?.mean ?? null;
  if (!users || mean === null) return [];
  const isAll = warnings?.['failed-counted'] !== undefined;
  const answered = throughputPerSecond + (isAll ? 0 : (errorsPerSecond ?? 0));
  return [(answered * (mean + (thinkMs ?? 0))) / 1000 / users - 1];
}

const percent = (share: number): string => `${Math.max(1, Math.ceil(100 * share - 1e-9))}\u202f%`;

/** How far the first check of a closed test is off, in a sentence made from its levels; null where it holds or cannot be checked. */
export function lawDoubt(levels: readonly Level[]): string | null {
  const most = max(levels.flatMap(missOf), Math.abs);
  return most === undefined || most <= HOLDS ? null : lawText(levels);
}

/** Whether the first check of a closed test holds, N = X · (R + Z), in a sentence made from its levels; null without any. */
export function lawText(levels: readonly Level[]): string | null {
  const closed = levels.filter(({ users }) => users);
  const misses = closed.flatMap(missOf);
  const most = max(misses, Math.abs);
  if (most === undefined) {
    return closed.length > 0
      ? 'N = X · (R + Z) cannot be checked: no level tells its mean response time.'
      : null;
  }
  const all = misses.length === 1 ? 'in the one run' : `in all ${misses.length} runs`;
  if (most <= HOLDS) {
    return `N = X · (R + Z) holds within ${percent(most)} ${all}: the tool did measure what users wait.`;
  }
  const off = misses.filter((miss) => Math.abs(miss) > HOLDS);
  const often = off.length === misses.length ? all : `in ${off.length} of ${misses.length} runs`;
  const isAbove = (median(off) ?? 0) > 0;
  const why = isAbove
    ? 'more would have waited than there were users'
    : 'part of what users wait was not measured, or they pause';
  return `N = X · (R + Z) is off by up to ${percent(most)} ${often}: ${why}.`;
}
