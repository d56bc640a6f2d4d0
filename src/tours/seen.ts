import type { OpenLab } from '../lab/openLab';
import { labelOf } from '../scenario/codec';
import type { OpenSystem } from '../your-system/page/openSystem';
import type { Seen } from './types';

/** The reader's last complete result, with its scenario; null while one is under way or failed. */
export function seenOf({ state, view, context }: OpenLab): Seen | null {
  const { full, early, phase, scenario, isRead, statistic } = state;
  const isComplete = phase.kind === 'precomputed' || phase.kind === 'done';
  if (!isRead || !isComplete || early !== null || view.stale || view.published === undefined) {
    return null;
  }
  return {
    configuration: labelOf(scenario.base),
    values: view.values,
    publishedValues: view.publishedValues,
    statistic,
    summary: full.summary,
    published: view.published,
    isChanged: view.isChanged,
    outsideCount: context.archived ? 0 : view.outside.length,
  };
}

/** A reader's system with all that is known of it; null while something is worked out or failed. */
export const seenSystem = (open: OpenSystem): OpenSystem | null =>
  ['done', 'empty'].includes(open.answered.status) ? open : null;
