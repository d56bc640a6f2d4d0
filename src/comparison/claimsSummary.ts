import type { JudgedClaim } from './claimsTypes';
import { CLAIM_VERDICTS, type ClaimVerdict } from './claimsVerdict';
import type { DifferenceVerdict } from './differences';

/** Share of the supported claims that ought to hold in the simulation. */
export const CLAIMS_GOAL = 0.92;

/** How the claims came out. */
export interface ClaimsSummary {
  claims: number;
  comparisons: number;
  /** Claims that no published numbers decide. */
  withoutNumbers: number;
  /** Claims by verdict of the measured numbers, then of the simulation. */
  table: Record<ClaimVerdict, Record<ClaimVerdict, number>>;
  /** Claims that the measured numbers support. */
  supported: number;
  /** Supported claims that hold in the simulation. */
  holding: number;
  /** Claims that hold in the simulation, by what their differences are worth under the model's error. */
  worth: Record<DifferenceVerdict, number>;
  /** Those of them that claim no difference between two configurations. */
  unjudged: number;
  /** holding / supported; null without supported claims. */
  share: number | null;
}

const zeros = (): Record<ClaimVerdict, number> => ({ holds: 0, fails: 0, 'cannot tell': 0 });

export function summariseClaims(claims: readonly JudgedClaim[]): ClaimsSummary {
  const table = { holds: zeros(), fails: zeros(), 'cannot tell': zeros() };
  for (const { measured, simulated } of claims) table[measured][simulated] += 1;
  const supported = CLAIM_VERDICTS.reduce((sum, verdict) => sum + table.holds[verdict], 0);
  const holding = table.holds.holds;
  const borneOut = claims.filter(({ simulated }) => simulated === 'holds');
  const worthOf = (worth: DifferenceVerdict | undefined) =>
    borneOut.filter((claim) => claim.worth === worth).length;
  return {
    claims: claims.length,
    comparisons: claims.reduce((sum, { comparisons }) => sum + comparisons.length, 0),
    withoutNumbers: claims.filter(({ comparisons }) => comparisons.length === 0).length,
    table,
    supported,
    holding,
    worth: {
      told: worthOf('told'),
      model: worthOf('model'),
      'cannot-tell': worthOf('cannot-tell'),
    },
    unjudged: worthOf(undefined),
    share: supported === 0 ? null : holding / supported,
  };
}
