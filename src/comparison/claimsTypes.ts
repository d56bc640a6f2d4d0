import type { Claim, Reading } from '../measured/types';
import type { Estimate } from '../simulator/types';
import type { ClaimVerdict, Direction, Margins } from './claimsVerdict';
import type { DifferenceVerdict, JudgedDifference } from './differences';

/** A printed value of a comparison; `corrected` is used in its place where an erratum gives it. */
export interface PrintedValue {
  /** Id such as "low-latency/20-A"; null for a number that stands in place of a right side. */
  scenario: string | null;
  /** Configuration such as "20-A". */
  configuration: string;
  metric: string;
  printed: string | null;
  value: number | null;
  /** What a figure in words is read as. */
  reading?: Reading;
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
  /** What is compared, in words, of the left and of the right side. */
  metricTexts: readonly [left: string, right: string];
  left: PrintedValue;
  right: PrintedValue;
  margins: Margins;
  measured: Judgement & { difference: number | null };
  /** Mean of the paired differences with its 95 % interval. */
  simulated: Judgement & { difference: Estimate | null };
  /**
   * What the simulated difference is worth under the model's error, with its 90 % band relative to right; absent where no
   * difference between two configurations is claimed.
   */
  underError?: JudgedDifference;
}

/** A claim with its two verdicts. */
export interface JudgedClaim extends Omit<Claim, 'comparison'> {
  comparisons: JudgedComparison[];
  measured: ClaimVerdict;
  simulated: ClaimVerdict;
  /** What the least of its differences between configurations is worth; absent where it claims none. */
  worth?: DifferenceVerdict;
}

/** A claim that the measured numbers support and that does not hold in the simulation, explained. */
export interface ClaimLedgerEntry {
  /** Id of the claim. */
  claim: string;
  reason: string;
  /** Model version that first failed so. */
  since: string;
}
