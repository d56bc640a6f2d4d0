import type { DifferenceRecord } from '../../comparison/differences';
import type { Summary } from '../../simulator/types';
import type { LabStudy, Outcome } from '../types';
import { formatSigned, inSentence, THIN } from '../view/format';
import { stabilityText } from '../view/stability';

/** What separates two results in a study's outcomes, in words; null where nothing can be compared. */
function outcomeEffects(
  outcomes: readonly Outcome[],
  before: Summary,
  now: Summary,
): string | null {
  const stability = stabilityText(before, now);
  if (stability) return stability;
  const parts = outcomes.flatMap(({ label, unit, metric }) => {
    const [from, to] = [before.metrics[metric]?.mean, now.metrics[metric]?.mean];
    if (from === undefined || to === undefined) return [];
    const change = to - from;
    const digits = Math.abs(change) < 10 && change !== 0 ? 1 : 0;
    return [
      `${inSentence(label)} ${formatSigned(change, digits)}${THIN}${unit === '%' ? 'points' : unit}`,
    ];
  });
  return parts.length > 0 ? parts.join(', ') : null;
}

/** The part of a study that prints each of its outcomes as a single number; the errors of its differences are fetched. */
export const singleOutcomes = (
  outcomes: readonly Outcome[],
  differences: () => Promise<{ default: unknown }>,
): Pick<LabStudy, 'hasStatistics' | 'outcomes' | 'telling'> => ({
  hasStatistics: false,
  outcomes: () => outcomes,
  telling: async () => ({
    effectText: (before, now) => outcomeEffects(outcomes, before, now),
    differences: (await differences()).default as DifferenceRecord,
  }),
});
