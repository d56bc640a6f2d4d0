import type { Text } from './text';
import type { Goal } from './types';

/** What a result says of a list of goals. */
export interface Verdict {
  /** Whether each is met, in their order. */
  met: readonly boolean[];
  isPassed: boolean;
  /** What the first open goal still wants; null where all are met. */
  missing: Text | null;
}

/** Judges a result; `before` are goals that earlier results have met already, where they count. */
export function judge<Of>(
  goals: readonly Goal<Of>[],
  seen: Of,
  before: readonly boolean[] = [],
): Verdict {
  const met = goals.map((goal, index) => before[index] === true || goal.isMet(seen));
  const open = goals.find((_, index) => !met[index]);
  return { met, isPassed: open === undefined, missing: open?.missing(seen) ?? null };
}
