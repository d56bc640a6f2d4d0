/**
 * The places 0 to `count` - 1 in an order in which a curve over them shows its shape early: the ends, then the middle, then
 * the middles between.
 */
export function coarseFirst(count: number): number[] {
  const last = count - 1;
  const order = new Set<number>(count > 0 ? [0, last] : []);
  for (let parts = 2; order.size < count; parts *= 2) {
    for (let part = 1; part < parts; part += 2) order.add(Math.round((part / parts) * last));
  }
  return [...order];
}
