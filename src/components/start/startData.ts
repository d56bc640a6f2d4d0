import type { ThumbnailProps } from '../../charts/curves/Thumbnail';
import type { ConfigurationError } from '../../charts/evidence/ErrorDotPlot';
import generated from './generated/start.json';
import type { UsersCurve } from './usersCurve';

/** Errors of the simulated roundtrip, one per comparable configuration. */
export interface RoundtripErrors {
  /** Median of the absolute errors. */
  median: number;
  errors: readonly ConfigurationError[];
}

/** What the start page shows of the data and of the precomputed results. */
export interface StartData {
  inSample: RoundtripErrors | null;
  /** Each configuration predicted by a fit without its test case. */
  heldOut: RoundtripErrors | null;
  tolerance: number;
  /** Configurations with an entry in the ledger. */
  inLedger: number;
  /** Test case 4 over virtual users. */
  curve: UsersCurve;
  /** What is drawn of each study, by its id. */
  pictures: Readonly<Record<string, ThumbnailProps>>;
}

export const startData: StartData = generated as StartData;
