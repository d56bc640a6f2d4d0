import type { Goal, Numbers } from './goal';

/** What candidates are ranked by. */
export interface Ranked {
  numbers: Numbers;
  isUnstable: boolean;
}

/** A measure without a number counts as this many times its limit. */
const WITHOUT = 1000;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** How far beyond the limit that is missed most, as a share of that limit; 0 where all are kept. */
export const largestExcess = ({ limits, excess }: Goal, numbers: Numbers): number =>
  Math.max(0, ...limits.map((limit) => Math.min(WITHOUT, excess(limit, numbers))));

/**
 * Orders candidates, the better first, by Deb's rules: what came to an end before what did not; what keeps the limits
 * before what breaks them; of those that keep them the one with more of what is wanted, and of others the one whose largest
 * excess over a limit, as a share of the limit, is smaller. Where two have as much, the one further from the limits is first.
 */
export function byMerit(goal: Goal, slack = 0): (a: Ranked, b: Ranked) => number {
  const standing = ({ numbers, isUnstable }: Ranked) => {
    const cost = goal.cost(numbers);
    const beyond = Math.max(0, largestExcess(goal, numbers) - slack);
    const room = sum(goal.limits.map((limit) => Math.max(-1, goal.excess(limit, numbers))));
    return [isUnstable || cost === null ? 1 : 0, beyond, cost ?? 0, room];
  };
  return (a, b) => {
    const other = standing(b);
    for (const [place, value] of standing(a).entries()) {
      const difference = value - (other[place] ?? 0);
      if (difference !== 0 && !Number.isNaN(difference)) return difference;
    }
    return 0;
  };
}
