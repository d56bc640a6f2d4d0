import { TOLERANCES } from './metrics';
import type { Comparison } from './types';

/** Whether a result lies within the global tolerance of its quantity, if it is judged at all. */
export type Verdict = 'within' | 'outside' | 'not-judged';

export function verdictOf({ quantity, error }: Comparison): Verdict {
  const tolerance = quantity === null ? undefined : TOLERANCES[quantity];
  if (tolerance === undefined || error === null) return 'not-judged';
  return Math.abs(error) <= tolerance ? 'within' : 'outside';
}
