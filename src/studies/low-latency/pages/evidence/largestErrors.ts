import { greatest } from 'd3-array';
import { formatError } from '../../../../lab/view/format';
import type { HeldOutData } from '../../evidence/types';
import { QUANTITIES } from '../../quantities';
import { SHORT_QUANTITIES } from './quantities';

/** The largest held-out error of each quantity: "throughput −31.5 % (9-A), …". */
export const largestText = (pairs: HeldOutData['pairs']): string =>
  QUANTITIES.flatMap((quantity) => {
    const worst = greatest(pairs[quantity], (pair) => Math.abs(pair.heldOut));
    const { label } = SHORT_QUANTITIES[quantity];
    return worst ? [`${label} ${formatError(worst.heldOut, 0)} (${worst.id})`] : [];
  }).join(', ');
