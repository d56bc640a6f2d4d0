/** All ways to take one number of each list that fit together, in a fixed order: another order would change printed keys. */
export const choices = (
  among: readonly (readonly number[])[],
  fits: (given: readonly number[]) => boolean = () => true,
): readonly (readonly number[])[] =>
  among
    .reduce<number[][]>(
      (lists, values) => lists.flatMap((list) => values.map((value) => [...list, value])),
      [[]],
    )
    .filter(fits);

/** How far theory lies at least from the limit of an exercise, as a share of it, so that the chance of a run decides nothing. */
const CLEAR = 0.05;
export const isClearlyBelow = (value: number, limit: number): boolean =>
  value <= (1 - CLEAR) * limit;
export const isClearlyAbove = (value: number, limit: number): boolean =>
  value >= (1 + CLEAR) * limit;

/** The largest whole number between two that keeps a limit; the lower one where none does. */
export function largest(least: number, most: number, keeps: (value: number) => boolean): number {
  let found = most;
  while (found > least && !keeps(found)) found -= 1;
  return found;
}
