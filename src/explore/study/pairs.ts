import { estimate, studentT95, variance } from '../../simulator/statistics';
import type { Estimate } from '../../simulator/types';

/** A value in each replication, in the order of their numbers; null where one has none. */
export type Sample = readonly (number | null)[];

/** How two scenarios differ in one number, from runs of both on the same random numbers. */
export interface Difference {
  /** Replications in which both have the number. */
  pairs: number;
  /** Of the other minus the first, with the 95 % Student t interval of the differences of the pairs; one pair has no width. */
  paired: Estimate;
  /** Half the 95 % interval that as many runs on different random numbers would have: Welch's. */
  independentHalf: number;
}

/** Degrees of freedom of a difference of two means of `count` values each, by Welch and Satterthwaite, rounded down. */
function welchFreedom(first: number, other: number, count: number): number {
  if (first + other === 0) return count - 1;
  const freedom =
    ((count - 1) * (first + other) * (first + other)) / (first * first + other * other);
  // Equal variances give an even number, which may come out a last bit below itself.
  return Math.max(1, Math.floor(freedom + 1e-9));
}

/** The difference of two samples pair by pair; null without pairs. */
export function differenceOf(first: Sample, other: Sample): Difference | null {
  const pairs = first.flatMap((value, replication) => {
    const against = other[replication] ?? null;
    return value === null || against === null ? [] : [{ value, against }];
  });
  if (pairs.length === 0) return null;
  const [v, w] = [
    variance(pairs.map(({ value }) => value)),
    variance(pairs.map(({ against }) => against)),
  ];
  return {
    pairs: pairs.length,
    paired: estimate(pairs.map(({ value, against }) => against - value)),
    independentHalf:
      pairs.length < 2
        ? 0
        : studentT95(welchFreedom(v, w, pairs.length)) * Math.sqrt((v + w) / pairs.length),
  };
}

/** Whether there are pairs enough for an interval, and it lies wholly on one side of zero. */
export const isTold = ({ pairs, paired }: Difference): boolean =>
  pairs > 1 && (paired.low > 0 || paired.high < 0);

/** The mean of a sample with its interval over replications; null where no replication has the number. */
export function meanOf(sample: Sample): Estimate | null {
  const values = sample.filter((value) => value !== null);
  return values.length === 0 ? null : estimate(values);
}
