import type { ConfigurationError } from '../../charts/ErrorDotPlot';
import generated from './generated/start.json';
import type { UsersCurve } from './usersCurve';

/** What the start page shows of the data and of the precomputed results. */
export interface StartData {
  /** Errors of the simulated roundtrip, one per comparable configuration. */
  roundtripErrors: readonly ConfigurationError[];
  /** Median of the absolute errors; null without precomputed results. */
  medianError: number | null;
  tolerance: number;
  /** Configurations with an entry in the ledger. */
  inLedger: number;
  /** Test case 4 over virtual users. */
  curve: UsersCurve;
}

export const startData: StartData = generated;
