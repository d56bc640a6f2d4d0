/** Change of a quantity by paired runs, with its 95 % interval. */
export interface Change {
  mean: number;
  low: number;
  high: number;
  /** Pairs of runs that it rests on; with one there is no interval. */
  pairs: number;
}

/**
 * What is known of a change: null while it is still to come, and no number where a step leads to no steady state, whose
 * numbers grow with the length of the run.
 */
export type KnownChange = Change | 'unsettled' | null;

/** The change, where there is one. */
export const changeOf = <Known extends Change>({
  difference,
}: {
  difference: Known | 'unsettled' | null;
}): Known | null => (difference === 'unsettled' ? null : difference);
