import { TOLERANCES } from './metrics';
import type { Comparison } from './types';

/** Whether a result lies within the global tolerance of its quantity, if it is one that is judged. */
export type Verdict = 'within' | 'outside' | 'not-judged';

export function verdictOf({ quantity, error }: Comparison): Verdict {
  if (quantity === null || error === null) return 'not-judged';
  return Math.abs(error) <= TOLERANCES[quantity] ? 'within' : 'outside';
}
