import { ascending } from 'd3-array';

/** The share of measurements that a band is to hold. */
export const SHARE = 0.9;

/** The products are of whole numbers and 0.9: rounding must not lift an exact one to the next. */
const upwards = (value: number): number => Math.ceil(value - 1e-9);

/**
 * The split-conformal quantile of sizes: the one that ceil((n + 1) · 0.9) of n reach at most. Below nine that is more
 * than there are, and the largest stands in; null of none.
 */
export function conformalQuantile(sizes: readonly number[]): number | null {
  const rank = Math.min(sizes.length, upwards((sizes.length + 1) * SHARE));
  return [...sizes].sort(ascending)[rank - 1] ?? null;
}
