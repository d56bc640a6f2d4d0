/** Two values that are held against each other. */
export interface Pair {
  /** Such as "2 KB"; every row has the same lanes in the same order. */
  label: string;
  /** Null where nothing was measured. */
  before: number | null;
  after: number | null;
  simulatedBefore?: number;
  simulatedAfter?: number;
}

export interface PairRow {
  id: string;
  label: string;
  /** Second line of the label. */
  detail?: string;
  lanes: readonly Pair[];
}

/** After over before; null where one of them is missing. */
export const ratioOf = ({ before, after }: Pair): number | null =>
  before === null || after === null ? null : after / before;

/** Rows by the ratio of one lane, the largest first and rows without one last; as given where no lane is named. */
export function ordered(rows: readonly PairRow[], lane: string | null): readonly PairRow[] {
  if (lane === null) return rows;
  const ratio = (row: PairRow) => {
    const pair = row.lanes.find(({ label }) => label === lane);
    return (pair && ratioOf(pair)) ?? Number.NEGATIVE_INFINITY;
  };
  return [...rows].sort((a, b) => {
    const [left, right] = [ratio(a), ratio(b)];
    return left === right ? 0 : right - left;
  });
}
