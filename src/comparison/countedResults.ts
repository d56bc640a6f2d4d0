import type { StudyMetrics } from './studyMetrics';

/** A result that was judged. */
interface Judged {
  scenario: string;
  metric: string;
}

/**
 * Judged results as they count: those that follow from the settings alone, such as an offered load, or that only reach a
 * documented limit, not at all; those of a scenario that err alike as one.
 */
export function countedResults<T extends Judged>(
  { countsAs, isCap }: Pick<StudyMetrics, 'countsAs' | 'isCap'>,
  results: readonly T[],
): T[][] {
  const counted = new Map<string, T[]>();
  for (const one of results) {
    const { scenario, metric } = one;
    const as = isCap(scenario, metric) ? null : countsAs(scenario, metric);
    if (as === null) continue;
    const key = `${scenario} ${as}`;
    counted.set(key, [...(counted.get(key) ?? []), one]);
  }
  return [...counted.values()];
}
