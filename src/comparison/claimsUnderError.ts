import { mean } from '../simulator/statistics';
import type { Simulation } from './claimsSimulated';
import type { JudgedClaim, JudgedComparison } from './claimsTypes';
import { pairsOf } from './claimsVerdict';
import { type DifferenceVerdict, type JudgedDifference, judgedDifference } from './differences';
import { type DifferenceGround, judgedMetric } from './studyDifferences';

/** What tells of the differences between the configurations of a study. */
export interface ErrorContext extends Simulation {
  /** What sets a second configuration apart from a first, such as "20-A", and what measured differences say of such. */
  groundOf: (first: string, other: string) => DifferenceGround;
}

/**
 * What a simulated difference between two configurations is worth under the model's error, its band relative to the right
 * one; null where a comparison claims none, or is not simulated.
 */
function judgeUnderError(
  { direction, left, right, simulated }: JudgedComparison,
  { samples, unsettled, groundOf }: ErrorContext,
): JudgedDifference | null {
  if (direction === 'similar' || right.scenario === null) return null;
  if (left.scenario === right.scenario || simulated.difference === null) return null;
  // Between a steady state and a backlog that grows with the run lies no difference to judge.
  if (unsettled.has(left.configuration) !== unsettled.has(right.configuration)) {
    return { band: null, verdict: 'cannot-tell' };
  }
  const values = (side: typeof left) => samples[side.configuration]?.[side.metric] ?? [];
  const first = mean(pairsOf(values(left), values(right)).map(({ other }) => other));
  const { mean: relative, low, high } = simulated.difference;
  const difference = {
    first,
    other: first * (1 + relative),
    runs: { low: first * low, high: first * high },
  };
  const { band, verdict } =
    left.metric === right.metric
      ? judgedMetric(groundOf(right.configuration, left.configuration), left.metric, difference)
      : judgedDifference(null, difference);
  return { band: band && { low: band.low / first, high: band.high / first }, verdict };
}

/** From what is worth least. */
export const WORTHS: readonly DifferenceVerdict[] = ['cannot-tell', 'model', 'told'];

/** What a claim is worth: as little as the least of its differences; null where it claims none between configurations. */
const leastWorth = (comparisons: readonly JudgedComparison[]): DifferenceVerdict | null =>
  WORTHS.find((worth) => comparisons.some(({ underError }) => underError?.verdict === worth)) ??
  null;

/** Claims with what the model's error leaves of the differences that they claim. */
export const claimsUnderError = (
  claims: readonly JudgedClaim[],
  context: ErrorContext,
): JudgedClaim[] =>
  claims.map((claim) => {
    const comparisons = claim.comparisons.map((one) => {
      const underError = judgeUnderError(one, context);
      return underError === null ? one : { ...one, underError };
    });
    const worth = leastWorth(comparisons);
    return { ...claim, comparisons, ...(worth && { worth }) };
  });
