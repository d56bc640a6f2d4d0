import type { StatedBoard, Unheld } from '../../src/components/validation/types';
import { calibratedCount } from './goals';
import { readParametersOf } from './parameters';

/** Studies whose parameters no program fits, so that no fit can leave a result out. */
export const UNHELD_STUDIES = ['capacity', 'worker-threads'] as const;

/** What such a study has instead of held-out figures. */
export function unheldOf({ study, rows }: StatedBoard): Unheld {
  const count = (role: string) => rows.filter((row) => row.role === role).length;
  return {
    configurations: new Set(rows.map(({ scenario }) => scenario)).size,
    parameters: calibratedCount(readParametersOf(study)),
    calibrated: count('calibrated'),
    predicted: count('predicted'),
    caps: count('documented cap'),
  };
}
