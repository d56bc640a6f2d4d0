import type { QuantityFigures } from '../../comparison/validation';
import generated from './generated/errors.json';

/** How far the refits behind the held-out errors are from blind. */
export interface RefitSummary {
  /** Number of calibrated parameters. */
  calibrated: number;
  /** How many of them keep their value of the fit to all test cases. */
  kept: number;
  /** The first of what they know besides. */
  known: string;
}

/** Errors over all comparable configurations. */
export interface ErrorSummary {
  modelVersion: string;
  inSample: QuantityFigures | null;
  /** Each configuration predicted by a fit without its test case. */
  heldOut: QuantityFigures | null;
  refits: RefitSummary | null;
}

export const errorSummary: ErrorSummary = generated;
