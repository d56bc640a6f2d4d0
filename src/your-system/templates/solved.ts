import type { Estimate } from '../../simulator/types';
import type { SystemModule } from '../../system/module';
import { replicateAll } from '../../system/replicate';
import { summarise } from '../../system/summarise';
import { SOLVED } from './textbook';

/** A textbook system by its formula and by its runs: ms, or requests per second. */
export interface SolvedTwice {
  metric: string;
  exact: number;
  simulated: Estimate;
}

export type SolvedId = keyof typeof SOLVED;

const SEED = 1;
export const REPLICATIONS = 20;

/** Each system with its exact answer beside what runs find. */
export const solvedTwice = (module: SystemModule): Record<SolvedId, SolvedTwice> =>
  Object.fromEntries(
    Object.entries(SOLVED).map(([id, solve]) => {
      const { description, known } = solve();
      const reports = replicateAll(module, description, SEED, REPLICATIONS);
      const simulated = summarise(SEED, reports).metrics[known.metric];
      return [id, { metric: known.metric, exact: known.value, simulated }];
    }),
  ) as Record<SolvedId, SolvedTwice>;
