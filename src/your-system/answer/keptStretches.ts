import type { Stretch } from '../../charts/own/types';

/** Between two loads in factors: where a reader sees the middle on a log scale. */
const between = (a: number, b: number): number => (a > 0 && b > 0 ? Math.sqrt(a * b) : (a + b) / 2);

/**
 * The stretches of loads that were kept back: each reaches half of the way to the neighbours that were not, and ends with the
 * outermost load.
 */
export function keptStretches(loads: readonly number[], hold: readonly number[]): Stretch[] {
  const held = new Set(hold);
  const all = [...new Set(loads)].sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  all.forEach((load, place) => {
    if (!held.has(load)) return;
    const [before, after] = [all[place - 1], all[place + 1]];
    const to = after === undefined ? load : between(load, after);
    const open = stretches.at(-1);
    if (before !== undefined && held.has(before) && open) open.to = to;
    else stretches.push({ from: before === undefined ? load : between(before, load), to });
  });
  return stretches;
}
