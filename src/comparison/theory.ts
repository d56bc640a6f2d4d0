/** An exact queueing result and what the kernel simulates in its place. */
export interface TheoryRow {
  /** Such as "m-m-1/wait". */
  id: string;
  system: string;
  quantity: string;
  unit: string;
  exact: number;
  /** Short name of the exact result. */
  formula: string;
  /** Mean over independent replications with its band. */
  simulated: number;
  low: number;
  high: number;
  /** How often all bands hold at once. */
  band: string;
}

/** How often the intervals of one method hold the exact value. */
export interface CoverageCase {
  id: string;
  model: string;
  method: string;
  runs: number;
  nominalPercent: number;
  coveredPercent: number;
  /** 95 % interval of the covered percentage. */
  low: number;
  high: number;
}

/** A difference between two settings, with common and with independent random numbers. */
export interface PairedDifference {
  id: string;
  model: string;
  change: string;
  quantity: string;
  unit: string;
  pairs: number;
  /** Mean of the pairs with common random numbers. */
  difference: number;
  commonStandardError: number;
  independentStandardError: number;
  /** Variance with independent over variance with common random numbers. */
  varianceReduction: number;
}

export interface CoverageFile {
  cases: CoverageCase[];
  /** Methods that do not cover and are not used. */
  counterexamples: CoverageCase[];
}

/** What common random numbers save in models whose value is known. */
export interface PairedDifferences {
  pairs: PairedDifference[];
}

/** What common random numbers save in the low-latency model. */
export interface PairedReplays {
  modelVersion: string;
  seed: number;
  pairs: PairedDifference[];
}
