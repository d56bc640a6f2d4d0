import { measuredOf } from '../../measured/statedStudy';
import type { Prose } from '../../measured/types';

/** The goal for the roundtrip, from the figures of the text; throws where one is missing. */
export function statedGoal(prose: Prose) {
  const stated = measuredOf(prose, 'goal');
  const value = (column: string): number => {
    const found = stated[column]?.value;
    if (found == null) throw new Error(`The study states no ${column} of its goal.`);
    return found;
  };
  return {
    meanMs: value('roundtripTime.mean'),
    fastMs: value('limitFast'),
    fastShare: value('shareUnder500') / 100,
    slowMs: 1000 * value('limitSlow'),
    slowShare: value('shareFrom500To1000') / 100,
  };
}
