import { formatShare } from '../frame/format';
import type { LatencyHistogram } from './histogram';
import { goalShares, type LatencyGoal } from './latencyGoal';

/** Whether the simulated roundtrips meet the study's goal, in one line. */
export function distributionFinding(histogram: LatencyHistogram, goal: LatencyGoal): string {
  const { fast, slow } = goalShares(histogram, goal);
  const met = fast > goal.fastShare && slow < goal.slowShare;
  return `Simulated, ${formatShare(fast)} of roundtrips stay under ${goal.fastMs} ms: the goal is ${met ? 'met' : 'missed'}`;
}
