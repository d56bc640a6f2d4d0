import type { QuantityFigures } from '../../comparison/validation';
import generated from './generated/errors.json';

/** Errors over all comparable configurations. */
export interface ErrorSummary {
  modelVersion: string;
  inSample: QuantityFigures | null;
  /** Each configuration predicted by a fit without its test case. */
  heldOut: QuantityFigures | null;
  /** The first of what the refits know of what they leave out: they are not blind. */
  known: string | null;
}

export const errorSummary: ErrorSummary = generated;
