import type { JudgedClaim, JudgedComparison } from '../../comparison/claimsTypes';
import type { ClaimVerdict } from '../../comparison/claimsVerdict';

/** A claim that printed numbers bear on, with the comparison that its verdicts hang on. */
export interface DecidedClaim {
  claim: JudgedClaim;
  deciding: JudgedComparison;
}

/** How far a simulated difference is from what is claimed: the larger, the less it holds. */
function against({ direction, simulated, measured }: JudgedComparison): number {
  const difference = simulated.difference?.mean ?? measured.difference ?? 0;
  if (direction === 'similar') return Math.abs(difference);
  return direction === 'less' ? difference : -difference;
}

const worst = (comparisons: readonly JudgedComparison[]): JudgedComparison | undefined =>
  [...comparisons].sort((a, b) => against(b) - against(a))[0];

/**
 * The comparison that decides a claim: of those with the simulated verdict of the whole claim, or with the measured
 * one where the simulation holds, the one farthest from what is claimed.
 */
export function decidingComparison(claim: JudgedClaim): JudgedComparison | undefined {
  const by = claim.simulated === 'holds' ? 'measured' : 'simulated';
  return worst(claim.comparisons.filter((one) => one[by].verdict === claim[by]));
}

/** What fails in the simulation comes first, then what the printed numbers refute. */
function rank({ simulated, measured }: JudgedClaim): number {
  if (simulated === 'fails') return 0;
  return measured === 'fails' ? 1 : 2;
}

/** Claims that numbers bear on, failures first; and those that no number decides. */
export function sortClaims(claims: readonly JudgedClaim[]): {
  decided: DecidedClaim[];
  undecided: JudgedClaim[];
} {
  const ranked = [...claims].sort((a, b) => rank(a) - rank(b));
  return {
    decided: ranked.flatMap((claim) => {
      const deciding = decidingComparison(claim);
      return deciding ? [{ claim, deciding }] : [];
    }),
    undecided: claims.filter((claim) => decidingComparison(claim) === undefined),
  };
}

const listText = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** How the claims of a page come out, in one line. */
export function claimsDigest(claims: readonly JudgedClaim[]): string {
  const { decided, undecided } = sortClaims(claims);
  const open = undecided.length === 0 ? '' : ` No printed number decides ${undecided.length} more.`;
  if (decided.length === 0)
    return `No printed number decides ${claims.length === 1 ? 'it' : 'any'}.`;
  const of = (by: 'measured' | 'simulated', verdict: ClaimVerdict) =>
    decided.filter(({ claim }) => claim[by] === verdict);
  const failing = of('simulated', 'fails');
  const printed = `The printed numbers bear out ${of('measured', 'holds').length} of ${decided.length}, the simulation ${of('simulated', 'holds').length}`;
  const [first, ...others] = failing;
  if (!first) return `${printed}.${open}`;
  const fails =
    others.length === 0
      ? `it fails “${withoutStop(first.claim.text)}”`
      : `it fails ${listText(failing.map(({ claim }) => claim.id))}`;
  return `${printed}; ${fails}.${open}`;
}
