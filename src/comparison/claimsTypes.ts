import type { Claim } from '../measured/types';
import type { Estimate } from '../simulator/types';
import type { ClaimVerdict, Direction, Margins } from './claimsVerdict';

/** A printed value of a comparison; `corrected` is used in its place where an erratum gives it. */
export interface PrintedValue {
  /** Configuration such as "20-A". */
  configuration: string;
  metric: string;
  printed: string | null;
  value: number | null;
  corrected?: number;
  /** Id of the erratum behind the correction. */
  erratum?: string;
}

/** A verdict, and what a reader should know about it. */
export interface Judgement {
  verdict: ClaimVerdict;
  notes: string[];
}

/** One comparison of a claim with its two verdicts. Differences are left against right, relative to right. */
export interface JudgedComparison {
  direction: Direction;
  unit: string;
  left: PrintedValue;
  right: PrintedValue;
  margins: Margins;
  measured: Judgement & { difference: number | null };
  /** Mean of the paired differences with its 95 % interval. */
  simulated: Judgement & { difference: Estimate | null };
}

/** A claim with its two verdicts. */
export interface JudgedClaim extends Omit<Claim, 'comparison'> {
  comparisons: JudgedComparison[];
  measured: ClaimVerdict;
  simulated: ClaimVerdict;
}

/** A claim that the measured numbers support and that does not hold in the simulation, explained. */
export interface ClaimLedgerEntry {
  /** Id of the claim. */
  claim: string;
  reason: string;
  /** Model version that first failed so. */
  since: string;
}
