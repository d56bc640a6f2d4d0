import { sum } from 'd3-array';
import { levelAt } from '../../watch/run/lines';
import type { Fact } from '../../watch/run/study';
import type { WatchedRun } from '../../watch/run/watched';
import { type Description, sendersOf } from '../description';
import { kindOf } from '../edit/sources';
import { classNames, levelIds } from './stages';

/** More classes are not told apart. */
const MOST_CLASSES = 4;

/** The classes of users, as they are told apart: each by itself, or all together. */
export function thinkingClasses(description: Description): { label: string; names: string[] }[] {
  const names = classNames(description);
  const closed = sendersOf(description).flatMap((sender, index) =>
    kindOf(sender) === 'users' ? [names[index] ?? ''] : [],
  );
  return closed.length > MOST_CLASSES
    ? [{ label: 'think', names: closed }]
    : closed.map((name) => ({ label: `${name} think`.trim(), names: [name] }));
}

/** How many users think at an instant. */
export const thinkingFacts = (description: Description, run: WatchedRun, timeMs: number): Fact[] =>
  thinkingClasses(description).map(({ label, names }) => ({
    label,
    value: sum(names, (name) => levelAt(run, levelIds.thinking(name), timeMs)),
  }));
