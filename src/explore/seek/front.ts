/** Whether `a` is at least as good as `b` in every cost and better in one; a missing number is the worst. */
export function dominates(a: readonly (number | null)[], b: readonly (number | null)[]): boolean {
  let isBetter = false;
  for (const [place, own] of a.entries()) {
    const mine = own ?? Number.POSITIVE_INFINITY;
    const other = b[place] ?? Number.POSITIVE_INFINITY;
    if (mine > other) return false;
    if (mine < other) isBetter = true;
  }
  return isBetter;
}

/** Those that no other dominates, in their order; of equals the first. */
export function unbeaten<Item>(
  items: readonly Item[],
  costsOf: (item: Item) => readonly (number | null)[],
): Item[] {
  const costs = items.map(costsOf);
  const isEqual = (a: readonly (number | null)[], b: readonly (number | null)[]) =>
    a.every((value, place) => value === b[place]);
  return items.filter((_, index) => {
    const own = costs[index] ?? [];
    return !costs.some(
      (other, place) => dominates(other, own) || (place < index && isEqual(other, own)),
    );
  });
}
