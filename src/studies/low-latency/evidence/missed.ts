import { greatest } from 'd3-array';
import type { Quantity } from '../../../comparison/types';
import { ln } from '../../../numbers/elementary';
import { QUANTITIES } from '../quantities';
import type { Extrapolation } from './types';

/** A configuration of which a refit predicts another regime than was measured. */
export interface Missed {
  refit: Extrapolation;
  /** Such as "9-A". */
  id: string;
  /** What is off most, predicted over measured. */
  quantity: Quantity;
  factor: number;
}

const sizeOf = (factor: number): number => Math.abs(ln(factor));

/** What the refits miss by more than a factor, each configuration once a refit. */
export const missedOf = (refits: readonly Extrapolation[], atLeast: number): Missed[] =>
  refits.flatMap((refit) => {
    const cells = QUANTITIES.flatMap((quantity) =>
      refit.pairs[quantity].map(({ id, heldOut }) => ({
        refit,
        id,
        quantity,
        factor: 1 + heldOut,
      })),
    );
    return [...new Set(cells.map(({ id }) => id))].flatMap((id) => {
      const own = cells.filter((cell) => cell.id === id);
      const worst = greatest(own, ({ factor }) => sizeOf(factor));
      return worst && sizeOf(worst.factor) > ln(atLeast) ? [worst] : [];
    });
  });
