import type { ClaimLedgerEntry, JudgedClaim } from './claimsTypes';

/** Claims that the measured numbers support and that do not hold in the simulation. */
export const missedClaims = (claims: readonly JudgedClaim[]): JudgedClaim[] =>
  claims.filter(({ measured, simulated }) => measured === 'holds' && simulated !== 'holds');

/** Missed claims that no entry explains. */
export const unexplainedClaims = (
  ledger: readonly ClaimLedgerEntry[],
  claims: readonly JudgedClaim[],
): JudgedClaim[] =>
  missedClaims(claims).filter(({ id }) => !ledger.some(({ claim }) => claim === id));

/** Entries whose claim holds by now, or that name no supported claim. */
export const outdatedEntries = (
  ledger: readonly ClaimLedgerEntry[],
  claims: readonly JudgedClaim[],
): ClaimLedgerEntry[] => {
  const missed = new Set(missedClaims(claims).map(({ id }) => id));
  return ledger.filter(({ claim }) => !missed.has(claim));
};
