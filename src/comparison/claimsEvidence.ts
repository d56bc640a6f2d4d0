import { missedClaims } from './claimsLedger';
import { type Repeatability, repeatabilityOf } from './claimsMargin';
import type { ReadPrinted } from './claimsPrinted';
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
  repeatability: (Repeatability & { metric: string })[];
  missed: MissedClaim[];
}

export function claimsEvidence(
  claims: readonly JudgedClaim[],
  ledger: readonly ClaimLedgerEntry[],
  read: ReadPrinted,
): ClaimsEvidence {
  const metrics = claims.flatMap(({ comparisons }) =>
    comparisons.flatMap(({ left, right }) => [left.metric, right.metric]),
  );
  const quantities = new Map(metrics.map((metric) => [quantityOf(metric), metric]));
  return {
    summary: summariseClaims(claims),
    repeatability: [...quantities].map(([quantity, metric]) => ({
      metric: quantity,
      ...repeatabilityOf(metric, read),
    })),
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
