import type { JudgedClaim, JudgedComparison } from '../../comparison/claimsTypes';
import type { ClaimVerdict } from '../../comparison/claimsVerdict';

/** What a reader should see first comes first. */
const SEVERITY: readonly ClaimVerdict[] = ['fails', 'cannot tell', 'holds'];

/** Place of a claim by its verdicts, "measured simulated": a miss of the simulation, one of the authors, then the rest. */
const RANKS: readonly string[] = [
  'holds fails',
  'holds cannot tell',
  'fails fails',
  'fails cannot tell',
  'fails holds',
  'cannot tell fails',
  'holds holds',
  'cannot tell holds',
  'cannot tell cannot tell',
];

const rankOf = ({ measured, simulated }: JudgedClaim): number =>
  RANKS.indexOf(`${measured} ${simulated}`);

/** Claims with failures first, otherwise as given; what compares nothing is last. */
export const failuresFirst = (claims: readonly JudgedClaim[]): JudgedClaim[] =>
  [...claims].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      Number(a.comparisons.length === 0) - Number(b.comparisons.length === 0),
  );

/** How near a comparison that holds is to failing: near zero where it claims a difference, far from it where none. */
function slack({ direction, measured, simulated }: JudgedComparison): number {
  const size = Math.abs(simulated.difference?.mean ?? measured.difference ?? 0);
  return direction === 'similar' ? -size : size;
}

const severityOf = ({ measured, simulated }: JudgedComparison): number =>
  SEVERITY.length * SEVERITY.indexOf(simulated.verdict) + SEVERITY.indexOf(measured.verdict);

/** The comparison on which the verdicts of a claim hang: the worst one, and of several the nearest to failing. */
export function decisive({ comparisons }: JudgedClaim): JudgedComparison | undefined {
  return [...comparisons].sort((a, b) => severityOf(a) - severityOf(b) || slack(a) - slack(b))[0];
}
