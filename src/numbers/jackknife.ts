import { toPower } from './elementary';

/**
 * Standard error of an estimate by the jackknife, in its unit: `without` holds it as made without each group in turn.
 * Groups may be as unlike as they are, and what is in one may err together. Not a number without any group.
 */
export function jackknifeError(without: readonly number[]): number {
  const groups = without.length;
  const centre = without.reduce((sum, one) => sum + one, 0) / groups;
  const squares = without.reduce((sum, one) => sum + toPower(one - centre, 2), 0);
  return Math.sqrt(((groups - 1) / groups) * squares);
}
