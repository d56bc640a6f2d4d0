import type { ClaimContext } from './claimsJudge';
import { missedClaims } from './claimsLedger';
import { type Repeatability, type Repeats, repeatabilityOf } from './claimsMargin';
import { type ClaimsSummary, summariseClaims } from './claimsSummary';
import type { ClaimLedgerEntry, JudgedClaim } from './claimsTypes';
import type { ClaimVerdict } from './claimsVerdict';

/** A supported claim that does not hold in the simulation; the reason is empty where none is known. */
export interface MissedClaim {
  id: string;
  text: string;
  simulated: ClaimVerdict;
  reason: string;
}

/** What the claims page shows besides the claims. */
export interface ClaimsEvidence {
  summary: ClaimsSummary;
  /** How far the study differs from itself, by metric of the claims. */
  repeatability: (Repeatability & { metric: string; text: string })[];
  /** What it repeats; null where it repeats nothing. */
  repeats: Repeats | null;
  missed: MissedClaim[];
}

/** Judged claims of a study, and what they were judged by. */
interface Judged extends Pick<ClaimContext, 'read' | 'repeats' | 'metrics'> {
  claims: readonly JudgedClaim[];
}

export function claimsEvidence(
  { claims, read, repeats, metrics: { claimTextOf } }: Judged,
  ledger: readonly ClaimLedgerEntry[],
): ClaimsEvidence {
  const metrics = claims.flatMap(({ comparisons }) =>
    comparisons.flatMap(({ left, right }) => [left.metric, right.metric]),
  );
  const quantities = new Map(metrics.map((metric) => [quantityOf(metric), metric]));
  return {
    summary: summariseClaims(claims),
    repeats,
    repeatability: repeats
      ? [...quantities].map(([quantity, metric]) => ({
          metric: quantity,
          text: claimTextOf(quantity),
          ...repeatabilityOf(metric, repeats, read),
        }))
      : [],
    missed: missedClaims(claims).map(({ id, text, simulated }) => ({
      id,
      text,
      simulated,
      reason: ledger.find(({ claim }) => claim === id)?.reason ?? '',
    })),
  };
}

/** Mean and median share one line. */
const quantityOf = (metric: string): string => metric.replace(/\.(mean|median)$/, '');
