/** Percentiles of values that are given as how often each occurs: the smallest that this share of all does not exceed. */
export function ranked(counts: ReadonlyMap<number, number>): (share: number) => number | null {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  return (share) => {
    let below = 0;
    for (const [value, count] of sorted) {
      below += count;
      if (below >= share * all && all > 0) return value;
    }
    return null;
  };
}
