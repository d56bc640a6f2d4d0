import type { Summary } from '../../simulator/types';
import type { Replays } from '../tables/types';

/** The precomputed result of a configuration; throws where there is none. */
export function replayOf({ configurations }: Replays, configuration: string): Summary {
  const summary = configurations[configuration];
  if (summary === undefined) throw new Error(`There is no precomputed result of ${configuration}.`);
  return summary;
}
