import type { StatedBoard, Unheld } from '../comparison/boards';
import { calibratedCount, type StatedParameter } from '../comparison/parameters';

/** What a study that no program fits has instead of held-out figures. */
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
