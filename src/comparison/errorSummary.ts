import generated from './generated/errors.json';
import type { QuantityFigures } from './validation';

/** Errors over all comparable configurations. */
export interface ErrorSummary {
  modelVersion: string;
  inSample: QuantityFigures | null;
  /** Each configuration predicted by a fit that did not see its test case. */
  heldOut: QuantityFigures | null;
}

export const errorSummary: ErrorSummary = generated;
