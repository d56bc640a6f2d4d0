import type { StatedBoard, Unheld } from '../comparison/boards';
import { calibratedCount, type StatedParameter } from '../comparison/parameters';

/** Studies whose parameters no program fits, so that no fit can leave a result out. */
export const UNHELD_STUDIES = ['capacity', 'worker-threads'] as const;

/** What such a study has instead of held-out figures. */
export function unheldOf({ rows }: StatedBoard, parameters: readonly StatedParameter[]): Unheld {
  const count = (role: string) => rows.filter((row) => row.role === role).length;
  return {
    configurations: new Set(rows.map(({ scenario }) => scenario)).size,
    parameters: calibratedCount(parameters),
    calibrated: count('calibrated'),
    predicted: count('predicted'),
    caps: count('documented cap'),
  };
}
