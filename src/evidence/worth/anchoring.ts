import { correlationOf } from '../../numbers/correlation';
import { ln } from '../../numbers/elementary';
import { type WorthErrors, worthErrors } from './errors';
import { type Among, neighboursOf } from './nearest';
import type { WorthStudy } from './rows';

/** What becomes of predictions that are scaled by what the nearest measured configuration was missed by. */
export interface Anchoring {
  quantity: string;
  results: number;
  /** The simulator's errors as they are, and with the neighbour's measured over predicted as a factor. */
  plain: WorthErrors;
  anchored: WorthErrors;
  /** Of the logarithms of measured over predicted, here and at the neighbour; null where nothing varies. */
  correlation: number | null;
}

/**
 * Each prediction of a quantity replaced by the neighbour's measured value times the predicted ratio of the two. Both
 * predictions are by fits that left the configuration itself out.
 */
export function anchoringOf(study: WorthStudy, quantity: string, among: Among): Anchoring | null {
  const known = neighboursOf(study, [quantity], among);
  const plain = worthErrors(
    known.map(({ measured, simulated }) => ({ measured, predicted: simulated })),
  );
  const anchored = worthErrors(
    known.map(({ measured, simulated, nearRatio }) => ({
      measured,
      predicted: simulated * nearRatio,
    })),
  );
  if (plain === null || anchored === null) return null;
  const correlation = correlationOf(
    known.map(({ measured, simulated, nearRatio }) => [ln(measured / simulated), ln(nearRatio)]),
  );
  return { quantity, results: known.length, plain, anchored, correlation };
}
