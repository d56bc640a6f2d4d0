import { formatRate } from '../../charts/frame/format';
import type { FitAnswer } from '../../system/fitAnswer';

/** A peak that is higher than the limit by this share makes its interval wide. */
const PEAK = 0.02;

/** Why a level leaves a limit open or wide, in words, after the highest of those `given`; empty where neither is so. */
export function reasonOf(
  { limit, limitAbove, explanations }: Pick<FitAnswer, 'limit' | 'limitAbove' | 'explanations'>,
  users: number,
  given: readonly number[],
): string {
  if (limit === null) {
    const above =
      limitAbove === null ? 'anywhere' : `anywhere above ${formatRate(limitAbove)} per second`;
    return `With ${users} users throughput does not flatten yet: a limit may lie ${above}.`;
  }
  const before = Math.max(...given);
  const peaks = explanations.flatMap(({ kind, verdict, limitPerSecond }) =>
    kind === 'crowding' && verdict !== 'refuted' ? (limitPerSecond ?? []) : [],
  );
  const peak = Math.max(0, ...peaks);
  if (users <= before || peak < (1 + PEAK) * limit.throughputPerSecond.value) return '';
  return `Nothing was measured between ${before} and ${users} users. If requests slow each other down, throughput had its peak there, at a limit of ${formatRate(peak)} per second, and has fallen since; your levels would look the same.`;
}
