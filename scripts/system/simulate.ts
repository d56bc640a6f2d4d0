import type { SystemModule } from '../../src/system/module';
import { replicateToEnd } from '../../src/system/replicate';
import { type SystemSummary, summarise } from '../../src/system/summarise';
import type { SystemOptions } from './options';

/** What replications of a description find, joined. */
export function simulate(
  module: SystemModule,
  description: unknown,
  { seed, replications }: Pick<SystemOptions, 'seed' | 'replications'>,
): SystemSummary {
  const reports = Array.from({ length: replications }, (_, replication) =>
    replicateToEnd(module, description, seed, replication),
  );
  return summarise(seed, reports);
}
