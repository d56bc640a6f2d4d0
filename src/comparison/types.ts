import type { Reading } from '../measured/types';

/** A quantity that the low-latency study prints for each configuration. */
export type Quantity =
  | 'throughput'
  | 'requestTime'
  | 'responseTime'
  | 'roundtripTime'
  | 'messageBoxCpu';

/**
 * What a simulated number is worth as evidence: the model was given it (parameters were fitted to it, or it is
 * itself a documented limit of the model), it follows from other numbers, or the model is known not to reproduce it.
 */
export type Role = 'calibrated' | 'predicted' | 'not-reproduced';

/** One metric of one configuration, measured and simulated. */
export interface Comparison {
  /** Configuration such as "low-latency/20-A". */
  scenario: string;
  metric: string;
  unit: string;
  /** As printed; null where nothing is. */
  measured: number | null;
  /** The corrected value, where the printed one is a misprint. */
  reference?: number;
  /** Id of the erratum behind the correction. */
  erratum?: string;
  /** What is accepted where the figure is given in words. */
  reading?: Reading;
  /** Mean over replications with its 95 % interval; null where the metric is not simulated. */
  simulated: number | null;
  low: number | null;
  high: number | null;
  /** simulated / reference - 1; null where the two cannot be compared. */
  error: number | null;
  role: Role;
  /** Id of the quantity this metric is judged for, or null where it is shown only. */
  quantity: string | null;
  /** Largest relative error that counts as reproduced; null where the metric is shown only. */
  tolerance: number | null;
}

/** What is known of a number that the simulation does not reproduce. */
export interface LedgerReason {
  /** Configuration such as "low-latency/10-A". */
  scenario: string;
  /** Metric such as "roundtripTime.median". */
  metric: string;
  reason: string;
}

/** A result outside the tolerance that is known and explained. */
export interface LedgerEntry extends LedgerReason {
  /** Model version that first failed so. */
  since: string;
}
