import { mean, variance } from '../../simulator/statistics';
import type { Goal, Numbers } from './goal';
import { studentTShare } from './studentT';
import type { Limit } from './types';

/** The runs of a finalist, in the order of their replications. */
export type Runs = readonly Numbers[];

/** How likely the mean behind these values is to be below 0, as far as they tell. */
function shareBelowZero(values: readonly number[]): number {
  const centre = mean(values);
  const error = Math.sqrt(variance(values) / values.length);
  // Without any spread the values are what they are: a tie is not below.
  if (error === 0) return centre < 0 ? 1 : 0;
  return studentTShare(-centre / error, values.length - 1);
}

/** The costs or excesses of runs; null where one has none. */
function all(numbers: readonly (number | null)[]): number[] | null {
  const found = numbers.filter((value) => value !== null && Number.isFinite(value));
  return found.length < numbers.length ? null : (found as number[]);
}

/** How likely each limit is to be kept. */
const kept = (goal: Goal, runs: Runs): number[] =>
  goal.limits.map((limit) => {
    const excesses = all(runs.map((numbers) => goal.excess(limit, numbers)));
    // A limit that is met exactly is kept.
    return excesses === null ? 0 : 1 - shareBelowZero(excesses.map((value) => -value));
  });

/** How likely a number of the rival is to be below one of the best, by differences of runs on the same random numbers. */
function lower(
  [best, ofBest]: readonly [Runs, (numbers: Numbers) => number | null],
  [rival, ofRival]: readonly [Runs, (numbers: Numbers) => number | null],
): number {
  const differences = best.slice(0, rival.length).map((numbers, replication) => {
    const other = rival[replication];
    const [mine, theirs] = [ofBest(numbers), other ? ofRival(other) : null];
    return mine === null || theirs === null ? null : theirs - mine;
  });
  const usable = all(differences);
  return usable === null ? 0 : shareBelowZero(usable);
}

/** How likely the rival is to be both accepted and better in what is wanted. */
const better = (goal: Goal, best: Runs, rival: Runs): number =>
  Math.min(lower([best, goal.cost], [rival, goal.cost]), ...kept(goal, rival));

/** How likely the rival is to miss every limit by less than the best misses this one. */
const nearer = (goal: Goal, missed: Limit, best: Runs, rival: Runs): number =>
  Math.min(
    ...goal.limits.map((limit) =>
      lower(
        [best, (numbers) => goal.excess(missed, numbers)],
        [rival, (numbers) => goal.excess(limit, numbers)],
      ),
    ),
  );

/** The limit that runs miss most in the mean, as a share of it; null where they keep all. */
function mostMissed({ limits, excess }: Goal, runs: Runs): Limit | null {
  const missed = limits
    .map((limit) => {
      const found = all(runs.map((numbers) => numbers[limit.measure] ?? null));
      return { limit, excess: excess(limit, { [limit.measure]: found && mean(found) }) };
    })
    .filter((one) => one.excess > 0)
    .sort((a, b) => b.excess - a.excess);
  return missed[0]?.limit ?? null;
}

/** What may be wrong with a selection. */
export interface Doubts {
  /** How likely the best is to break a limit, at most; 0 where it is chosen as what misses them least. */
  best: number;
  /** How likely each rival is to be both accepted and better, at most; or to miss the limits by less. */
  rivals: number[];
  /** How likely the selection is to be right, at least. */
  probability: number;
}

/**
 * How sure a selection is. Of each mean the runs tell by Student's t: of limits by the runs of one finalist, of what is
 * wanted by the differences from the best on the same random numbers, so that what both share does not count. The doubts
 * are added up (Bonferroni), which holds however they depend on one another.
 *
 * Where the best itself misses a limit, none of them is accepted, and it was chosen because its largest excess is the
 * smallest. A rival would have been right if it missed every limit by less than the best misses the one that it misses most:
 * by the differences of those excesses, again on the same random numbers. A rival that in truth keeps all limits is one.
 */
export function doubtsOf(goal: Goal, best: Runs, rivals: readonly Runs[]): Doubts {
  const missed = mostMissed(goal, best);
  const broken = missed ? 0 : kept(goal, best).reduce((total, share) => total + (1 - share), 0);
  const doubts = rivals.map((rival) =>
    missed ? nearer(goal, missed, best, rival) : better(goal, best, rival),
  );
  const total = broken + doubts.reduce((sum, doubt) => sum + doubt, 0);
  return { best: broken, rivals: doubts, probability: Math.max(0, 1 - total) };
}
