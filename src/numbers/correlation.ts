/** Pearson's correlation of pairs; null where a side does not vary. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number | null {
  const meanOf = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [x, y] = [meanOf(0), meanOf(1)];
  let [xx, yy, xy] = [0, 0, 0];
  for (const [a, b] of pairs) {
    xx += (a - x) * (a - x);
    yy += (b - y) * (b - y);
    xy += (a - x) * (b - y);
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : null;
}
