import { extent, least } from 'd3-array';
import { type Problem, refused } from '../../address/problem';
import { formatNumber } from '../../charts/frame/format';
import { AT, FOLLOW } from '../run/link';
import type { Present } from '../run/moment';
import type { WatchedRun } from '../run/watched';

/** Who stands beside a message in the order of numbers, among those under way; round at the ends. */
export function neighbour(
  moment: readonly Present[],
  message: number | null,
  direction: 1 | -1,
): number | null {
  const numbers = moment.map((one) => one.message).sort((a, b) => a - b);
  if (direction === 1) return numbers.find((one) => one > (message ?? 0)) ?? numbers[0] ?? null;
  const most = Number.MAX_SAFE_INTEGER;
  return numbers.filter((one) => one < (message ?? most)).at(-1) ?? numbers.at(-1) ?? null;
}

/** The message of a run nearest to one that it does not have, and what to tell of it; null where it has it. */
export function nearestProblem(
  { journeys }: WatchedRun,
  message: number,
): { message: number | null; problem: Problem | null } | null {
  if (journeys.some((one) => one.message === message)) return null;
  const numbers = journeys.map((one) => one.message);
  const near = least(numbers, (one) => Math.abs(one - message)) ?? null;
  if (near === null) return { message: null, problem: null };
  const [lowest = near, highest = near] = extent(numbers);
  const given = String(message);
  const accepted = `numbers of this stretch, ${formatNumber(lowest)} to ${formatNumber(highest)}`;
  return { message: near, problem: refused(FOLLOW, given, accepted, `${near} is used.`) };
}

/** What to tell where an instant lies behind the end of a run; null where it does not. */
export function endProblem({ report, stretch }: WatchedRun, timeMs: number | null): Problem | null {
  if (timeMs === null || timeMs <= stretch.untilMs) return null;
  const given = String(timeMs / 1000);
  const end = report.simulatedMs / 1000;
  const accepted = `numbers from 0 to ${formatNumber(end)}, when this run ends`;
  return refused(AT, given, accepted, `${formatNumber(stretch.untilMs / 1000)} is used.`);
}
