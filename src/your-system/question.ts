import { fitLevels } from '../system/fitLevels';
import type { FitQuestion } from '../system/fitQuestion';
import type { Description } from './description';

/** What is asked of the measured levels, with predictions at further loads; null where none can be used. */
export function questionOf(
  { measured, hold, targets }: Description,
  at: readonly number[],
): FitQuestion | null {
  const levels = fitLevels(measured ?? []);
  if (levels.length === 0) return null;
  return {
    levels,
    hold: hold ?? [],
    targets: (targets ?? []) as FitQuestion['targets'],
    at: [...at],
  };
}
