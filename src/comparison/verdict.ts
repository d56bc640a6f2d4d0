import type { Comparison } from './types';

/**
 * Whether a result lies within what its words are read as, is nothing where nothing is printed to
 * have happened, or else lies within the global tolerance of its quantity, if it is one that is
 * judged.
 */
export type Verdict = 'within' | 'outside' | 'not-judged';

export function verdictOf(comparison: Comparison): Verdict {
  const { tolerance, error, reading, measured, simulated } = comparison;
  if (reading !== undefined && simulated !== null) {
    return reading.low <= simulated && simulated <= reading.high ? 'within' : 'outside';
  }
  if (tolerance === null || simulated === null) return 'not-judged';
  if (measured === 0) return simulated === 0 ? 'within' : 'outside';
  if (error === null) return 'not-judged';
  return Math.abs(error) <= tolerance ? 'within' : 'outside';
}
