import { quantityOf } from './studies';
import type { Comparison } from './types';

/** Whether a result lies within the global tolerance of its quantity, if it is one that is judged. */
export type Verdict = 'within' | 'outside' | 'not-judged';

export function verdictOf({ scenario, quantity, error }: Comparison): Verdict {
  if (quantity === null || error === null) return 'not-judged';
  const tolerance = quantityOf(scenario, quantity)?.tolerance ?? 0;
  return Math.abs(error) <= tolerance ? 'within' : 'outside';
}
