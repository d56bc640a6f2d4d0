import { mean, variance } from '../../simulator/statistics';
import type { Goal, Numbers } from './goal';
import { studentTShare } from './studentT';

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

/** How likely the rival is to have less cost, by the differences of runs on the same random numbers. */
function better(goal: Goal, best: Runs, rival: Runs): number {
  const paired = Math.min(best.length, rival.length);
  const differences = Array.from({ length: paired }, (_, replication) => {
    const [own, other] = [best[replication], rival[replication]];
    const costs = [own, other].map((numbers) => (numbers ? goal.cost(numbers) : null));
    const [mine, theirs] = costs;
    return mine === null || mine === undefined || theirs === null || theirs === undefined
      ? null
      : theirs - mine;
  });
  const usable = all(differences);
  return usable === null ? 0 : shareBelowZero(usable);
}

/** What may be wrong with a selection. */
export interface Doubts {
  /** How likely the best is to break a limit, at most. */
  best: number;
  /** How likely each rival is to be both accepted and better, at most. */
  rivals: number[];
  /** How likely the selection is to be right, at least. */
  probability: number;
}

/**
 * How sure a selection is. Of each mean the runs tell by Student's t: of limits by the runs of one finalist, of what is
 * wanted by the differences from the best on the same random numbers, so that what both share does not count. The doubts
 * are added up (Bonferroni), which holds however they depend on one another.
 */
export function doubtsOf(goal: Goal, best: Runs, rivals: readonly Runs[]): Doubts {
  const broken = kept(goal, best).reduce((total, share) => total + (1 - share), 0);
  const doubts = rivals.map((rival) => Math.min(better(goal, best, rival), ...kept(goal, rival)));
  const total = broken + doubts.reduce((sum, doubt) => sum + doubt, 0);
  return { best: broken, rivals: doubts, probability: Math.max(0, 1 - total) };
}
